#ifndef SWIFT_CODEMOD_GRAMMAR_H
#define SWIFT_CODEMOD_GRAMMAR_H

#include <stdint.h>
#include <tree_sitter/api.h>

/// The compiled Swift grammar, in the newest form that the installed tree-sitter library reads.
/// The language is a static value: it is never freed, and any number of threads may share it.
const TSLanguage *swift_codemod_grammar(void);

/// Lets the next parses give up after a time, if the installed library can; they have no tree then.
void swift_codemod_limit_parse(TSParser *parser, uint64_t microseconds);

#endif
