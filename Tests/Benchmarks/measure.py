#!/usr/bin/env python3
"""Runs commands and measures them: wall time, CPU time, peak memory; medians of alternating runs.

Each command is started by a small process of its own (this file, run as a program). A process that
comes from a large one would be told to have taken the memory that its parent had at that moment.
"""

import json
import os
import statistics
import subprocess
import sys
import time


class Measured:
    """The medians of a command's runs: seconds of wall and of CPU time, and bytes at its peak."""

    def __init__(self, runs):
        self.wall = statistics.median(run["wall"] for run in runs)
        self.cpu = statistics.median(run["cpu"] for run in runs)
        self.peak = statistics.median(run["peak"] for run in runs)


def alternately(commands, runs):
    """Measures commands side by side, so that what else the machine does meets all of them.

    The first run of each warms caches and does not count.
    """
    found = [[] for _ in commands]
    for number in range(runs + 1):
        for command, of_command in zip(commands, found):
            run = _run(command)
            if number > 0:
                of_command.append(run)
    return [Measured(of_command) for of_command in found]


def _run(command):
    helper = [sys.executable, "-I", "-S", "-B", os.path.abspath(__file__), *command]
    answer = json.loads(subprocess.run(helper, stdout=subprocess.PIPE, check=True).stdout)
    if answer["status"] != 0:
        raise SystemExit(f"bench: status {answer['status']} of: {' '.join(command)[:2000]}")
    return answer


def output(command):
    """What a command prints, unmeasured."""
    finished = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if finished.returncode != 0:
        message = finished.stderr.decode(errors="replace")[-2000:]
        raise SystemExit(f"bench: status {finished.returncode} of: {' '.join(command)[:2000]}\n{message}")
    return finished.stdout


def main():
    """Runs the command of the arguments without its output, and prints what it took."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, nowhere, stream) for stream in (0, 1, 2)]
    begun = time.perf_counter()
    child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=actions)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - begun
    print(json.dumps({
        "status": os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status),
        "wall": wall,
        "cpu": usage.ru_utime + usage.ru_stime,
        # macOS tells bytes, Linux kibibytes.
        "peak": usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
    }))


if __name__ == "__main__":
    main()
