# SPDX-License-Identifier: Apache-2.0
# Tables that are made by a generator of ours and committed: the API database (tools/apigen → apidata/gen/).
target_sources(win32trace_lib PRIVATE apidata/gen/api_tables.c)

# The generator itself needs libclang and the mingw-w64 headers; where they are missing the committed tables are used as they are.
if(NOT WIN32)
  include(tools/apigen/apigen.cmake OPTIONAL)
endif()
