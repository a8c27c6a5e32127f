"""Chooses the names for the rules on a real tree: methods that are as common there as is wanted."""

import re
from collections import Counter

_WORD = re.compile(rb"[A-Za-z_]\w*")
_CALL = re.compile(rb"\.([a-z]\w*)\((?![\s)])(?!\w+:)")
_KEYWORDS = (b"init", b"self")


def nearest(paths, shares):
    """For each share of the files, the method whose name stands in about so many.

    A name counts if a tenth of the files with it call it with an argument without a label at least,
    since such calls are what the rules look for.
    """
    words, calls = Counter(), Counter()
    for path in paths:
        with open(path, "rb") as file:
            text = file.read()
        words.update(set(_WORD.findall(text)))
        calls.update(set(_CALL.findall(text)))
    names = sorted(name for name in calls if calls[name] * 10 >= words[name] and name not in _KEYWORDS)
    if not names:
        raise SystemExit("bench: no method is called in these files")
    return [min(names, key=lambda name: abs(words[name] / len(paths) - share)).decode()
            for share in shares]
