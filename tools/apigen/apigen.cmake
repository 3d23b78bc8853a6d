# SPDX-License-Identifier: Apache-2.0
# The generator of the API database; built where libclang and the mingw-w64 headers are. `cmake --build … --target apidata` rewrites
# apidata/gen and apidata/golden, which are committed; tests/tools/apidb_fresh.sh proves that they are what it would write.
find_path(LIBCLANG_HEADER clang-c/Index.h PATHS /usr/lib/llvm-14/include /usr/lib/llvm-15/include /usr/lib/llvm-16/include)
find_library(LIBCLANG_LIB NAMES clang-14 clang PATHS /usr/lib/llvm-14/lib /usr/lib/llvm-15/lib /usr/lib/llvm-16/lib)
if(LIBCLANG_HEADER AND LIBCLANG_LIB AND EXISTS /usr/x86_64-w64-mingw32/include/windows.h AND
   EXISTS /usr/i686-w64-mingw32/include/windows.h)
  get_filename_component(LIBCLANG_ROOT ${LIBCLANG_HEADER} DIRECTORY)
  file(GLOB LIBCLANG_RESOURCES ${LIBCLANG_ROOT}/lib/clang/*)
  if(LIBCLANG_RESOURCES)
    list(GET LIBCLANG_RESOURCES 0 LIBCLANG_RESOURCES)
    file(GLOB APIGEN_SOURCES CONFIGURE_DEPENDS tools/apigen/*.c)
    add_executable(apigen ${APIGEN_SOURCES})
    target_include_directories(apigen PRIVATE src tools/apigen)
    target_include_directories(apigen SYSTEM PRIVATE ${LIBCLANG_HEADER})
    target_compile_definitions(apigen PRIVATE _GNU_SOURCE APIGEN_RESOURCE_DIR="${LIBCLANG_RESOURCES}")
    target_link_libraries(apigen PRIVATE win32trace_lib ${LIBCLANG_LIB} w32t_warnings)
    add_custom_target(apidata
      COMMAND apigen ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/apidata/gen/api_tables.c
              ${PROJECT_SOURCE_DIR}/apidata/golden/apis.txt
      VERBATIM)
  endif()
endif()
