# Everything one does with this project; `make` alone lists it.

PREFIX ?= /usr/local
DESTDIR ?=
SRC ?=
TARGET ?= $(if $(SRC),,iOS:27)
FILES ?= 9000
RUNS ?= 9

# Without SRC, the demonstration runs on the bundled app, as if it targeted iOS 27.
DEMO_INPUT = $(or $(SRC),Corpus/Apps/Trailhead)
SWIFT_FILES = Sources Tests Package.swift

# What a check has passed is not checked again until a file changes that it looks at. Folders count
# as well: they tell of files that went. The benchmark is no part of the tests.
PASSED = .build/passed
SEEN = $(shell find $(1) -not -name '.*' -not -path 'Tests/Benchmarks*') $(shell command -v swift)

.PHONY: help deps build release demo test unit-tests corpus corpus-syntax catalogue asan bench lint format \
  install uninstall clean

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

test: deps  ## Run all tests, the corpus and the linter, as far as anything changed since they passed
	@$(MAKE) --no-print-directory $(addprefix $(PASSED)/,unit-tests corpus corpus-syntax lint)

$(PASSED)/unit-tests: $(call SEEN,$(SWIFT_FILES) Codemods Corpus README.md Makefile) .setup/deps
$(PASSED)/corpus: $(call SEEN,Sources Package.swift Codemods Corpus Tests/ModelSDK) .setup/deps
$(PASSED)/corpus-syntax: $(call SEEN,Corpus)
$(PASSED)/lint: $(call SEEN,$(SWIFT_FILES)) .swift-format

# It is marked with the time at which it began: what changed meanwhile was perhaps not looked at.
$(PASSED)/%:
	@mkdir -p $(PASSED) && touch $@.begun
	@$(MAKE) --no-print-directory $*
	@mv $@.begun $@

unit-tests: deps  ## Run the unit tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

corpus: release  ## Run the examples and cases of all codemods, and have the compiler check their types
	.build/release/swift-codemod test --typecheck

corpus-syntax:  ## Have the compiler parse the files of the corpus whose types it does not check
	find Corpus/Apps $$(grep -rl '^unchecked:' --include=case.yml Corpus | xargs -n 1 dirname) \
	  -name '*.swift' -print0 | \
	  xargs -0 -n 1 -P "$$(getconf _NPROCESSORS_ONLN)" swiftc -frontend -parse

catalogue: release  ## Write the page of all codemods and the tables of the README anew
	@.setup/catalogue

asan: deps  ## Run the tests of all code that touches C under AddressSanitizer
	LSAN_OPTIONS=suppressions=$(CURDIR)/.setup/foreign-leaks.txt:print_suppressions=0 \
	  swift test --disable-xctest --sanitize=address --scratch-path .build/asan \
	  --filter 'SyntaxTreesTests|YAMLReadingTests'

bench: release  ## Measure beside ast-grep and bare parsing: make bench [SRC=folder] [FILES=9000] [RUNS=9]
	@.setup/bench-deps
	@python3 -B Tests/Benchmarks/bench.py --build .build/release --ast-grep .deps/ast-grep/bin/ast-grep \
	  --files "$(FILES)" --runs "$(RUNS)" $(if $(SRC),--source "$(SRC)")

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
