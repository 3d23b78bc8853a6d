// SPDX-License-Identifier: Apache-2.0
// Gives the builder library a translation unit when no builder is there.
int w32t_testbuild_present(void);
int w32t_testbuild_present(void) {
    return 1;
}
