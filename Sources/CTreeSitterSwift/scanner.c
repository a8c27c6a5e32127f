// The grammar's hand-written scanner, compiled as it is.
#if __has_include("../../.deps/grammar/src/scanner.c")
#include "../../.deps/grammar/src/scanner.c"
#endif
