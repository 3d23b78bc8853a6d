# SPDX-License-Identifier: Apache-2.0
# Thin words over the CMake presets. `make demo` and `make test` are all a newcomer needs on Debian 12.
.PHONY: all setup build windows demo test test-foreign bench fuzz install uninstall clean help
JOBS ?= 2

all: build
help:
	@echo 'make [build]      the command, the library and the Windows half, into bin/'
	@echo 'make demo         records a program and explains its crash'
	@echo 'make test         builds and runs the tests; test-foreign: on programs of others'
	@echo 'make bench        measures; fuzz: fuzzes the readers'
	@echo 'make install      PREFIX=/usr DESTDIR=…; uninstall: removes what was installed last'
	@echo 'make setup        installs what is needed to build; windows: the Windows half alone; clean: removes build/ and bin/'
	@echo 'JOBS=N            compilers at once (2)'

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
MANIFEST ?= build/linux/install_manifest.txt
uninstall: # DESTDIR=…
	@sed 's|^|$(DESTDIR)|' $(MANIFEST) | while IFS= read -r f || [ -n "$$f" ]; do rm -f "$$f"; case "$$f" in */win32trace/*) rmdir "$${f%/*}" 2>/dev/null || true; esac; done
clean: ; rm -rf build bin
