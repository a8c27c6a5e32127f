// Bounds the time of a parse.
//
// Over some unfinished texts, such as `{g=t{e`, the library's error recovery never ends. Libraries
// from 0.26 on have another way to stop it, and no longer this function: it is looked up, and where
// it is not found a parse has no bound.

#define _GNU_SOURCE
#include "CTreeSitterSwift.h"

#include <dlfcn.h>

typedef void (*SetTimeout)(TSParser *, uint64_t);

void swift_codemod_limit_parse(TSParser *parser, uint64_t microseconds) {
  SetTimeout set = (SetTimeout)dlsym(RTLD_DEFAULT, "ts_parser_set_timeout_micros");
  if (set) set(parser, microseconds);
}
