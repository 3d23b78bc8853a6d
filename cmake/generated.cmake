# SPDX-License-Identifier: Apache-2.0
# Tables that are made by a generator of ours and committed: the API database (tools/apigen → apidata/gen/).
target_sources(win32trace_lib PRIVATE apidata/gen/api_tables.c)

# The generator itself needs libclang and the mingw-w64 headers; where they are missing the committed tables are used as they are.
if(NOT WIN32)
  include(tools/apigen/apigen.cmake OPTIONAL)
endif()

# The built-in schema pack: schemas/ as one block inside the library.
file(GLOB_RECURSE W32T_SCHEMA_TEXTS CONFIGURE_DEPENDS schemas/*.w32t)
set(W32T_PACK_FILE ${CMAKE_CURRENT_BINARY_DIR}/schema.pack)
add_custom_command(OUTPUT ${W32T_PACK_FILE}
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR}/schemas -DOUT=${W32T_PACK_FILE} -P ${PROJECT_SOURCE_DIR}/cmake/pack.cmake
  DEPENDS ${W32T_SCHEMA_TEXTS} cmake/pack.cmake VERBATIM)
target_sources(win32trace_lib PRIVATE src/schema/pack_data.S)
set_source_files_properties(src/schema/pack_data.S PROPERTIES
  OBJECT_DEPENDS ${W32T_PACK_FILE} COMPILE_DEFINITIONS "W32T_PACK_FILE=\"${W32T_PACK_FILE}\"")
