// Compiles the downloaded grammar and bridges its ABI to the installed library.
//
// The grammar is generated for ABI 15. Libraries before 0.25 read 13 and 14. Apart from the lex
// modes, which are a field shorter, ABI 14 is a prefix of ABI 15 as far as this grammar goes: it
// has no reserved words and never logs from its lexer. So for an older library the same tables are
// compiled with the short lex mode, and the language says that it is version 14.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if !__has_include("../../.deps/grammar/src/parser.c")
#error "The Swift grammar is missing: run 'make deps'"
#else

#include <tree_sitter/api.h>

// The grammar's header leaves the types that both headers declare to the library's, but an older
// library lacks two of them.
#if TREE_SITTER_LANGUAGE_VERSION < 15
#define GRAMMAR_OLD_ABI 1
typedef uint16_t TSStateId;
typedef struct TSLanguageMetadata {
  uint8_t major_version;
  uint8_t minor_version;
  uint8_t patch_version;
} TSLanguageMetadata;
#endif

#include "../../.deps/grammar/src/tree_sitter/parser.h"

#ifdef GRAMMAR_OLD_ABI
#define TSLexerMode TSLexMode
#endif

// parser.c turns optimization off for the compilers that it recognizes, to save compile time.
// A release build takes the time and parses a tenth faster.
#ifdef GRAMMAR_OPTIMIZED
#undef __clang__
#undef __GNUC__
#endif

#include "../../.deps/grammar/src/parser.c"

#include "include/CTreeSitterSwift.h"

const TSLanguage *swift_codemod_grammar(void) {
#ifdef GRAMMAR_OLD_ABI
  static TSLanguage bridged;
  // Threads may race here; all of them write the same bytes, and readers come later through a
  // Swift `static let`, which orders them.
  TSLanguage copy = *tree_sitter_swift();
  copy.abi_version = 14;
  bridged = copy;
  return &bridged;
#else
  return tree_sitter_swift();
#endif
}

#endif
