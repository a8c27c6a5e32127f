"""The results as tables of Markdown that read well as plain text."""


def table(head, rows):
    """A table; all but the first column are numbers, and stand to the right."""
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]

    def line(cells):
        padded = [cell.ljust(width) if column == 0 else cell.rjust(width)
                  for column, (cell, width) in enumerate(zip(cells, widths))]
        return "| " + " | ".join(padded) + " |"

    rule = ["-" * width if column == 0 else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    return "\n".join([line(head), line(rule), *map(line, rows)])


def seconds(value):
    """A time, with as many digits as tell something."""
    return f"{value:.3f} s" if value < 1 else f"{value:.2f} s"


def milliseconds(value):
    """A short time."""
    return f"{value * 1000:.1f} ms"


def megabytes(value):
    """An amount of memory."""
    return f"{value / 1e6:.0f} MB"


def ratio(value, limit=None):
    """How many times another value; with a mark if that is over a limit."""
    return f"{value:.2f} ×" if limit is None or value <= limit else f"**{value:.2f} ×**"


def at_most(limit):
    """The limit of a ratio."""
    return "" if limit is None else f"{limit:g} ×"
