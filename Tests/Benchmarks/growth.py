"""How time grows with the number of files, and with that of codemods."""

import os

import rules
from base import generated
from comparisons import PACK
from measure import alternately
from tables import megabytes, ratio, seconds, table

#: A megabyte of the largest base may take so much more time than one of the others.
LINEAR = 1.10

_CODEMODS = [1, 10, 100]


def with_codemods(tools, base, work, runs, say):
    """The table for 1, 10 and 100 codemods, where all files are parsed in any case."""
    say("growth with the number of codemods")
    commands = [tools.ours(_written(work, str(count), rules.many(count)), base.folder) for count in _CODEMODS]
    took = alternately(commands, runs)
    rows = [[count, seconds(each.wall), ratio(each.wall / took[0].wall), ratio(each.cpu / took[0].cpu),
             megabytes(each.peak)] for count, each in zip(_CODEMODS, took)]
    return "## Growth with codemods, all files parsed\n\n" + table(
        ["codemods", "time", "ratio to 1", "CPU ratio", "memory"], rows)


def with_files(tools, work, files, runs, say):
    """The table for bases of a ninth of the files, four ninths, and sixteen ninths.

    For 9,000 files that is 1,000, 4,000 and 16,000.
    """
    bases = []
    for count in [files // 9, files * 4 // 9, files * 16 // 9]:
        say(f"generating {count} files")
        bases.append(generated(work, count))
    works = [
        ("20 rules", _written(work, "20 rules", rules.twenty())),
        ("everything parsed", _written(work, "1", rules.many(1))),
        (f"the pack {PACK}", [PACK]),
    ]
    rows = []
    for title, selection in works:
        say(f"growth with the number of files: {title}")
        took = alternately([tools.ours(selection, base.folder) for base in bases], max(3, runs // 3))
        each = [one.wall / base.size * 1e6 for one, base in zip(took, bases)]
        rows.append([title, *(seconds(one.wall) for one in took), *(f"{value * 1000:.1f}" for value in each),
                     ratio(each[-1] / min(each), LINEAR), ratio(LINEAR),
                     *(megabytes(one.peak) for one in took)])
    counts = [f"{len(base.paths):,}" for base in bases]
    head = ["work", *(f"{count} files" for count in counts), *(f"ms/MB, {count}" for count in counts),
            "last to least", "at most", *(f"memory, {count}" for count in counts)]
    return "## Growth with files\n\n" + table(head, rows)


def _written(work, name, written):
    return rules.write(os.path.join(work, "rules", name), written)[0]
