"""Lines of Swift: how they are put together and indented."""


def indented(lines, steps=1):
    """The lines moved to the right; empty ones stay empty."""
    return ["    " * steps + line if line else line for line in lines]


def block(head, body):
    """A line, and behind it the body in braces."""
    return [head + " {", *indented(body), "}"]


def branches(head, body, word, other):
    """Two blocks, with a word as `else` between them."""
    return [head + " {", *indented(body), "} " + word + " {", *indented(other), "}"]


def joined(parts):
    """Groups of lines with an empty line between each two."""
    lines = []
    for part in parts:
        if part:
            lines += ([""] if lines else []) + part
    return lines


def filled(parts, room, make):
    """The parts of a declaration, and more of them until they are about as long as there is room."""
    parts = list(parts)
    size = length(indented(joined(parts))) + 60
    while True:
        part = make()
        extra = length(indented(part)) + 1
        if size + extra / 2 > room:
            return parts
        parts.append(part)
        size += extra


def length(lines):
    """How many bytes the lines take in a file; the code has only ASCII."""
    return sum(map(len, lines)) + len(lines)
