# SPDX-License-Identifier: Apache-2.0
# What runs inside the traced process (agent) and beside it (bridge). Both need only the compiler: no C runtime for the agent, no
# part of the portable library for either, so they build even where a library's dependency is missing.
if(CMAKE_SIZEOF_VOID_P EQUAL 8)
  set(W32T_ARCH x64)
else()
  set(W32T_ARCH x86)
endif()

if(EXISTS ${PROJECT_SOURCE_DIR}/src/agent/${W32T_ARCH}/arch.h)
  file(GLOB AGENT_SOURCES CONFIGURE_DEPENDS src/agent/*.c src/agent/${W32T_ARCH}/*.c src/agent/${W32T_ARCH}/*.S src/wire/*.c
    src/base/nocrt/*.c)
  add_library(win32trace-agent-${W32T_ARCH} SHARED ${AGENT_SOURCES} src/agent/agent-${W32T_ARCH}.def)
  target_include_directories(win32trace-agent-${W32T_ARCH} PRIVATE src src/agent src/agent/${W32T_ARCH})
  target_link_libraries(win32trace-agent-${W32T_ARCH} PRIVATE w32t_warnings)
  # -fno-tree-loop-distribute-patterns: loops stay loops instead of calls to memcpy and strlen, which could be hooked
  target_compile_options(win32trace-agent-${W32T_ARCH} PRIVATE $<$<COMPILE_LANGUAGE:C>:-O2 -ffreestanding
    -fno-stack-protector -fno-tree-loop-distribute-patterns -fno-ident -std=gnu11>)
  target_compile_definitions(win32trace-agent-${W32T_ARCH} PRIVATE _WIN32_WINNT=0x0601)
  target_link_options(win32trace-agent-${W32T_ARCH} PRIVATE -nostdlib -Wl,--dynamicbase -Wl,--nxcompat
    -Wl,--exclude-all-symbols -Wl,--entry,$<IF:$<STREQUAL:${W32T_ARCH},x86>,_w32t_agent_entry@12,w32t_agent_entry>)
  target_link_libraries(win32trace-agent-${W32T_ARCH} PRIVATE ntdll gcc)
  set_target_properties(win32trace-agent-${W32T_ARCH} PROPERTIES PREFIX "" IMPORT_PREFIX "" C_STANDARD_LIBRARIES ""
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endif()

if(EXISTS ${PROJECT_SOURCE_DIR}/src/capture/win/bridge_main.c)
  add_executable(win32trace-bridge-${W32T_ARCH} src/capture/win/bridge_main.c
    src/capture/win/bridge_attach.c src/agent/inject.c)
  target_include_directories(win32trace-bridge-${W32T_ARCH} PRIVATE src)
  target_link_libraries(win32trace-bridge-${W32T_ARCH} PRIVATE w32t_warnings ntdll)
  target_compile_definitions(win32trace-bridge-${W32T_ARCH} PRIVATE UNICODE _UNICODE _WIN32_WINNT=0x0601)
  target_compile_options(win32trace-bridge-${W32T_ARCH} PRIVATE -std=gnu11 -municode)
  target_link_options(win32trace-bridge-${W32T_ARCH} PRIVATE -municode -static -s)
endif()

# ---- example programs (make demo records them)
if(W32T_ARCH STREQUAL x64)
  file(GLOB EXAMPLE_SOURCES CONFIGURE_DEPENDS examples/*.c)
  foreach(source ${EXAMPLE_SOURCES})
    get_filename_component(name ${source} NAME_WE)
    add_executable(example-${name} ${source})
    target_link_libraries(example-${name} PRIVATE w32t_warnings)
    target_compile_options(example-${name} PRIVATE -std=gnu11 -O1)
    set_target_properties(example-${name} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/examples)
  endforeach()
endif()
