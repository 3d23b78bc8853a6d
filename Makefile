# SPDX-License-Identifier: Apache-2.0
# Thin words over the CMake presets. `make demo` and `make test` are all a newcomer needs on Debian 12.
.PHONY: all setup build windows demo test test-foreign test-asan bench fuzz install clean check-format
JOBS ?= 2

all: build

setup: ; @tools/setup.sh
build: setup windows
	@cmake --preset linux >build-linux.log 2>&1 || { cat build-linux.log; rm -f build-linux.log; exit 1; }; rm -f build-linux.log
	@echo "building the command and the library …"
	@cmake --build build/linux -j $(JOBS) --target programs -- --quiet
	@tools/collect_bin.sh
windows: setup ; @echo "building the Windows half …"; tools/build_windows.sh $(JOBS)
demo: build ; @tools/demo.sh
test: build
	@echo "building the tests …"
	@cmake --build build/linux -j $(JOBS) -- --quiet
	@tests/run_all.sh
test-foreign: build ; @tests/foreign/run.sh
bench: build ; @bench/run.sh
fuzz: setup ; @fuzz/run.sh
install: build # PREFIX=/usr, DESTDIR=…
	@$(if $(PREFIX),cmake --preset linux -DCMAKE_INSTALL_PREFIX=$(PREFIX) >/dev/null && cmake --build build/linux -j $(JOBS) --target programs -- --quiet)
	@cmake --install build/linux
clean: ; rm -rf build bin
