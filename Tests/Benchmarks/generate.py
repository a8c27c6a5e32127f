#!/usr/bin/env python3
"""Writes a code base to measure on; the same for the same parameters, on every machine.

    generate.py FOLDER [--files 9000] [--bytes 50004000] [--seed 1]

How it is made to be like real apps, and how near it comes, stands in README.md.
"""

import argparse
import os
import shutil

from files import FileWriter
from plan import Plan, manifest

#: How long files of real apps are on average; 9,000 of them make 50 MB.
BYTES_PER_FILE = 5556


def generate(folder, files, size, seed):
    """Writes a base, unless it is there already. The package's manifest is one of the files.

    It is written beside its place and moved there, so that what is there is whole.
    """
    if os.path.isdir(folder):
        return
    incoming = folder + ".incoming"
    shutil.rmtree(incoming, ignore_errors=True)
    plan = Plan(files - 1, size, seed)
    _write(os.path.join(incoming, "Package.swift"), manifest())
    for index in range(files - 1):
        _write(os.path.join(incoming, plan.path(index)), FileWriter(plan, index).text())
    os.rename(incoming, folder)


def _write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="ascii", newline="\n") as file:
        file.write(text)


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description="Writes a code base to measure on.")
    parser.add_argument("folder")
    parser.add_argument("--files", type=int, default=9000)
    parser.add_argument("--bytes", type=int, help=f"{BYTES_PER_FILE} for each file if left out")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    generate(options.folder, options.files, options.bytes or options.files * BYTES_PER_FILE, options.seed)


if __name__ == "__main__":
    main()
