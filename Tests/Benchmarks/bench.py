#!/usr/bin/env python3
"""Measures swift-codemod beside ast-grep and beside bare parsing, and prints tables.

    bench.py --build FOLDER --ast-grep PROGRAM [--source FOLDER] [--files N] [--runs N] [--jobs N]

What is measured, and why so, stands in README.md. The tables also go to .build/bench/RESULTS.md, and
progress to standard error.
"""

import argparse
import os
import sys

import comparisons
import growth
import machine
import names
import startup
from base import Base, generated
from logic import COMMON_NAME
from plan import COMMON_SHARE, RARE_SHARE
from tools import REPOSITORY, Tools
from views import RARE_NAME


def main():
    """The command line."""
    options = _options()
    work = os.path.join(REPOSITORY, ".build", "bench")
    os.makedirs(work, exist_ok=True)
    tools = Tools(options.build, options.ast_grep, work, options.jobs)
    tools.build_floor()
    if machine.is_busy():
        say("something else runs on this machine: times will not be comparable")
    if options.source:
        base = Base(options.source, work)
        rare, common = names.nearest(base.paths, [RARE_SHARE, COMMON_SHARE])
    else:
        base = generated(work, options.files)
        rare, common = RARE_NAME, COMMON_NAME

    sections = [_about(tools, base, options)]
    sections.append(comparisons.section(tools, base, work, options.runs, (rare, common), say))
    sections.append(startup.section(tools, 3 * options.runs))
    sections.append(growth.with_codemods(tools, base, work, options.runs, say))
    if not options.source:
        sections.append(growth.with_files(tools, work, options.files, options.runs, say))
    text = "\n\n".join(sections) + "\n"
    with open(os.path.join(work, "RESULTS.md"), "w", encoding="utf-8") as file:
        file.write(text)
    print(text, end="")


def _options():
    parser = argparse.ArgumentParser(description="Measures swift-codemod beside ast-grep.")
    parser.add_argument("--build", required=True, help="the folder of the release build")
    parser.add_argument("--ast-grep", required=True, help="the program to compare with")
    parser.add_argument("--source", help="a code base to measure on, instead of a generated one")
    parser.add_argument("--files", type=int, default=9000, help="how many files to generate")
    parser.add_argument("--runs", type=int, default=9, help="how many runs the medians are of")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many threads each program gets")
    return parser.parse_args()


def _about(tools, base, options):
    rows = machine.description(tools) + [
        ("measured on", f"{base.title}: {len(base.paths)} files, {base.size / 1e6:.1f} MB"),
        ("each value", f"the median of {options.runs} runs, alternating, with {options.jobs} threads"),
    ]
    return "\n".join(f"- {name}: {value}" for name, value in rows)


def say(text):
    """Tells how far it is."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
