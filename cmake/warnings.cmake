# SPDX-License-Identifier: Apache-2.0
# The warnings every target of ours is built with; they are errors.
add_library(w32t_warnings INTERFACE)
target_compile_options(w32t_warnings INTERFACE
  -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -Wstrict-prototypes -Wmissing-prototypes
  -Wpointer-arith -Wwrite-strings -Wvla -Wundef -Werror)
if(MINGW)
  # the attribute "printf" means msvcrt's dialect to this compiler, not the C99 one that is linked; the host build checks the formats
  target_compile_options(w32t_warnings INTERFACE -Wno-format -Wno-format-extra-args)
endif()
