# SPDX-License-Identifier: Apache-2.0
# make install: programs, library, headers, pkg-config file, manual pages, shell completion, and the Windows binaries under libexec.
install(TARGETS win32trace_lib ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/win32trace DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
# Only a static library is installed, so whoever links it needs what it was built with.
set(W32T_PC_LIBS "")
foreach(found EXPAT:expat PCRE2:pcre2-8 ZLIB:z)
  string(REPLACE ":" ";" found ${found})
  list(GET found 0 variable)
  list(GET found 1 library)
  if(${variable}_LIB)
    string(APPEND W32T_PC_LIBS " -l${library}")
  endif()
endforeach()
# Relative to the file itself: right wherever the tree is installed or moved to.
file(RELATIVE_PATH W32T_PC_UP "/prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig" /prefix)
configure_file(cmake/win32trace.pc.in win32trace.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/win32trace.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(GLOB manuals CONFIGURE_DEPENDS docs/man/*.1)
install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(EXISTS ${PROJECT_SOURCE_DIR}/docs/completion/win32trace.bash)
  install(FILES docs/completion/win32trace.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME win32trace)
endif()
# The cross builds put these together (tools/collect_bin.sh); a build without them installs a command that reads but cannot record.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/bin/windows/ DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/win32trace OPTIONAL
  FILES_MATCHING PATTERN "*.exe" PATTERN "*.dll")
