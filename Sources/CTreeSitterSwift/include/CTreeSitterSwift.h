#ifndef SWIFT_CODEMOD_GRAMMAR_H
#define SWIFT_CODEMOD_GRAMMAR_H

#include <tree_sitter/api.h>

/// The compiled Swift grammar, in the newest form that the installed tree-sitter library reads.
/// The language is a static value: it is never freed, and any number of threads may share it.
const TSLanguage *swift_codemod_grammar(void);

#endif
