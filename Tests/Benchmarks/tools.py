"""The command lines that are compared, and what they find.

Both tools find all matches, compute the replacements, and print them as JSON; nothing is written.
That is the same work as far as theirs goes. swift-codemod also checks its results, and looks again at
what it would change until nothing is left to do.
"""

import json
import os
import re
import subprocess

from measure import output

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CODEMODS = os.path.join(REPOSITORY, "Codemods")


class Tools:
    """The programs, and where they are tried."""

    def __init__(self, build, ast_grep, work, jobs):
        self.build = build
        self.swift_codemod = os.path.join(build, "swift-codemod")
        self.ast_grep = ast_grep
        self.floor = os.path.join(work, "floor")
        self.jobs = jobs

    def ours(self, selection, source, jobs=None):
        """Our run of codemods over a code base."""
        return [self.swift_codemod, "diff", *selection, "--in", source, "--format", "json",
                "--codemods", CODEMODS, "--jobs", str(jobs or self.jobs)]

    def theirs(self, rule_file, source):
        """ast-grep's run of the rules of a file."""
        return [self.ast_grep, "scan", "--rule", rule_file, "--json=stream",
                "--threads", str(self.jobs), source]

    def parsing(self, file_list, jobs=None):
        """Bare parsing of the files of a list."""
        return [self.floor, str(jobs or self.jobs), file_list]

    def build_floor(self):
        """Compiles the program for bare parsing, with the grammar as the release build has it."""
        here = os.path.dirname(os.path.abspath(__file__))
        grammar = [os.path.join(self.build, "CTreeSitterSwift.build", name)
                   for name in ("parser.c.o", "scanner.c.o")]
        library = output(["pkg-config", "--cflags", "--libs", "tree-sitter"]).decode().split()
        output(["cc", "-O2", os.path.join(here, "floor.c"), *grammar, *library, "-lpthread", "-o", self.floor])


class Found:
    """What a run of ours found: places, files with places, and files that it looked through."""

    def __init__(self, command):
        report = json.loads(output(command))
        if report["errors"]:
            raise SystemExit(f"bench: swift-codemod could not process {report['errors'][0]['path']}")
        summary = report["summary"]
        self.places = summary["rewrites"] + summary["findings"]
        self.files = len(report["files"])
        self.scanned = summary["scanned"]


def their_places(command):
    """How many places ast-grep finds."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        count = sum(1 for _ in process.stdout)
    if process.returncode != 0:
        raise SystemExit(f"bench: status {process.returncode} of: {' '.join(command)}")
    return count


def rule_count(pack):
    """How many rules the codemods of a pack have."""
    count = 0
    folder = os.path.join(CODEMODS, pack)
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            rules = re.search(r"^rules:\n((?:[ #].*\n|\n)*)", file.read(), re.MULTILINE)
        count += len(re.findall(r"^  - ", rules.group(1), re.MULTILINE))
    return count
