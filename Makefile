# Everything one does with this project; `make` alone lists it.

PREFIX ?= /usr/local
DESTDIR ?=
SRC ?=
TARGET ?= $(if $(SRC),,iOS:27)

# Without SRC, the demonstration runs on the bundled app, as if it targeted iOS 27.
DEMO_INPUT = $(or $(SRC),Corpus/Apps/Trailhead)
SWIFT_FILES = Sources Tests Package.swift

.PHONY: help deps build release demo test corpus-syntax asan lint format install uninstall clean

help:  ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

deps:  ## Bring the libraries and the grammar that the build needs
	@.setup/deps

build: deps  ## Build for debugging
	swift build

release: deps  ## Build optimized
	swift build -c release

demo: release  ## Show what the codemods do: make demo [SRC=folder] [TARGET=iOS:17]
	@.build/release/swift-codemod diff swiftui-27 --in "$(DEMO_INPUT)" $(if $(TARGET),--target $(TARGET))

test: deps  ## Run all tests, the corpus and the linter
	swift build --build-tests
	swift test --skip-build --disable-xctest
	.build/debug/swift-codemod test --typecheck
	@$(MAKE) --no-print-directory corpus-syntax lint

corpus-syntax:  ## Have the compiler parse the files of the corpus whose types it does not check
	find Corpus/Apps $$(grep -rl '^unchecked:' --include=case.yml Corpus | xargs -n 1 dirname) \
	  -name '*.swift' -print0 | \
	  xargs -0 -n 1 -P "$$(getconf _NPROCESSORS_ONLN)" swiftc -frontend -parse

asan: deps  ## Run the tests of all code that touches C under AddressSanitizer
	LSAN_OPTIONS=suppressions=$(CURDIR)/.setup/foreign-leaks.txt:print_suppressions=0 \
	  swift test --disable-xctest --sanitize=address --scratch-path .build/asan \
	  --filter 'SyntaxTreesTests|YAMLReadingTests'

lint:  ## Check the formatting and the documentation comments
	swift format lint --strict --recursive $(SWIFT_FILES)

format:  ## Format the sources in place
	swift format --in-place --recursive $(SWIFT_FILES)

install: deps  ## Install the tool and its codemods: make install PREFIX=folder
	@.setup/install "$(DESTDIR)$(PREFIX)"

uninstall:  ## Remove what install put there: make uninstall PREFIX=folder
	rm -f "$(DESTDIR)$(PREFIX)/bin/swift-codemod"
	rm -rf "$(DESTDIR)$(PREFIX)/share/swift-codemod"

clean:  ## Remove what was built; what was downloaded stays
	rm -rf .build
