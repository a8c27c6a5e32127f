"""How long the program takes until it does something."""

from measure import alternately
from tables import megabytes, milliseconds, table
from tools import CODEMODS


def section(tools, runs):
    """The table of commands that read no code, with what each may take."""
    lines = [
        ("--version", [tools.swift_codemod, "--version"], 0.010),
        ("list", [tools.swift_codemod, "list", "--codemods", CODEMODS], 0.060),
        ("ast-grep --version", [tools.ast_grep, "--version"], None),
    ]
    rows = []
    for (title, _, limit), took in zip(lines, alternately([command for _, command, _ in lines], runs)):
        wall = milliseconds(took.wall)
        rows.append([
            title, wall if limit is None or took.wall <= limit else f"**{wall}**",
            "" if limit is None else f"{limit * 1000:.0f} ms",
            milliseconds(took.cpu), megabytes(took.peak),
        ])
    return "## Start-up\n\n" + table(["command", "time", "at most", "CPU", "memory"], rows)
