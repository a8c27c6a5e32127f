"""The lines of the table in which one run stands beside another."""

import json
import os

import rules
from measure import alternately
from tables import at_most, megabytes, ratio, seconds, table
from tools import Found, rule_count, their_places

PACK = "swiftui-27"

#: The share of ast-grep's memory that ours may take.
MEMORY_LIMIT = 0.6

_HEAD = ["work", "beside", "files with places", "places", "time", "beside", "ratio", "at most", "CPU ratio",
         "memory", "beside", "ratio", "at most", "files/s", "MB/s"]


class Comparisons:
    """Measures the lines one by one, and gathers the rows."""

    def __init__(self, tools, base, work, runs, say):
        self._tools = tools
        self._base = base
        self._work = work
        self._runs = runs
        self._say = say
        self._rows = []

    def with_ast_grep(self, title, compared, limit=None):
        """Rules beside the same ones of ast-grep."""
        codemods, rule_file = rules.write(os.path.join(self._work, "rules", title), compared)
        ours = self._tools.ours(codemods, self._base.folder)
        theirs = self._tools.theirs(rule_file, self._base.folder)
        found, places = Found(ours), their_places(theirs)
        # What finds other places does other work. On real code the two read some forms differently.
        if self._base.is_generated and found.places != places:
            raise SystemExit(f"bench: {title}: {found.places} places, but {places} of ast-grep")
        self._measure(title, "ast-grep", ours, theirs, found, places, limit, MEMORY_LIMIT)

    def pack_with_ast_grep(self, limit):
        """The pack beside as many rules of ast-grep about the same API."""
        count = rule_count(PACK)
        rule_file = os.path.join(self._work, "rules", "pack.yaml")
        _write_patterns(rule_file, count)
        ours = self._tools.ours([PACK], self._base.folder)
        theirs = self._tools.theirs(rule_file, self._base.folder)
        self._measure(f"the pack {PACK}", f"ast-grep, {count} rules", ours, theirs, Found(ours),
                      their_places(theirs), limit, MEMORY_LIMIT)

    def with_parsing(self, title, jobs, limit=None):
        """The pattern without a literal beside bare parsing."""
        ours = self._tools.ours(self._without_literal(1), self._base.folder, jobs)
        parsing = self._tools.parsing(self._base.file_list, jobs)
        self._measure(title, "bare parsing", ours, parsing, Found(ours), None, limit)

    def with_one(self, count, limit):
        """Many codemods beside one, where all files are parsed in any case."""
        many = self._tools.ours(self._without_literal(count), self._base.folder)
        one = self._tools.ours(self._without_literal(1), self._base.folder)
        self._measure(f"{count} codemods, all parsed", "1 codemod", many, one, Found(many), None, limit)

    def section(self):
        """The table."""
        return ("## Beside others\n\n" + table(_HEAD, self._rows) + "\n\nBold: over what it may be at "
                "most. Places: `ours / ast-grep's` where the two differ.")

    def _without_literal(self, count):
        return rules.write(os.path.join(self._work, "rules", str(count)), rules.many(count))[0]

    def _measure(self, title, beside, ours, other, found, places, limit, memory_limit=None):
        self._say(f"{title}, beside {beside}")
        our, their = alternately([ours, other], self._runs)
        counts = str(found.places)
        if places is not None and places != found.places:
            counts += f" / {places}"
        self._rows.append([
            title, beside, f"{found.files / found.scanned:.1%}", counts,
            seconds(our.wall), seconds(their.wall), ratio(our.wall / their.wall, limit), at_most(limit),
            ratio(our.cpu / their.cpu),
            megabytes(our.peak), megabytes(their.peak), ratio(our.peak / their.peak, memory_limit),
            at_most(memory_limit),
            f"{len(self._base.paths) / our.wall:,.0f}", f"{self._base.size / 1e6 / our.wall:.1f}",
        ])


def section(tools, base, work, runs, names, say):
    """Measures all lines, and gives the table. The names are a rare and a common method's."""
    rare, common = names
    lines = Comparisons(tools, base, work, runs, say)
    lines.with_ast_grep(f"a rare name, {rare}", [rules.renaming(rare)], 0.05)
    lines.with_ast_grep(f"a common name, {common}", [rules.renaming(common)], 0.35)
    lines.with_ast_grep("20 rules", rules.twenty(), 0.15)
    lines.pack_with_ast_grep(0.5)
    lines.with_ast_grep("everything parsed", [rules.without_literal()])
    lines.with_parsing("everything parsed", tools.jobs, 1.25)
    lines.with_parsing("everything parsed, 1 thread", 1, 1.25)
    lines.with_one(100, 1.5)
    return lines.section()


def _write_patterns(path, count):
    """Writes so many of the patterns about the pack's API as rules of ast-grep."""
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "pack-patterns.txt"), encoding="utf-8") as file:
        patterns = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    if len(patterns) < count:
        raise SystemExit(f"bench: the pack has {count} rules, pack-patterns.txt only {len(patterns)}")
    documents = [f"id: pack-{number}\nlanguage: swift\nrule:\n  pattern: {json.dumps(pattern)}\n"
                 for number, pattern in enumerate(patterns[:count], 1)]
    with open(path, "w", encoding="utf-8") as file:
        file.write("---\n".join(documents))
