"""What machine this is, and which programs were measured."""

import os
import platform
import re
import subprocess

from tools import REPOSITORY


def description(tools):
    """Rows of a name and a value."""
    return [
        ("processor", f"{_processor()}, {os.cpu_count()} threads"),
        ("memory", f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"),
        ("system", _system()),
        ("load before", " ".join(f"{load:.2f}" for load in os.getloadavg())),
        ("swift-codemod", f"{_first_line([tools.swift_codemod, '--version'])}, commit {_commit()}"),
        ("ast-grep", _first_line([tools.ast_grep, "--version"])),
        ("compiler", _first_line(["swift", "--version"])),
    ]


def is_busy():
    """Whether something else runs that would be measured along."""
    return os.getloadavg()[0] > 0.3


def _processor():
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"^model name\s*: (.*)$", file.read(), re.MULTILINE)
        return found.group(1) if found else platform.machine()
    return _first_line(["sysctl", "-n", "machdep.cpu.brand_string"])


def _system():
    if os.path.exists("/etc/os-release"):
        with open("/etc/os-release", encoding="utf-8") as file:
            found = re.search(r'^PRETTY_NAME="(.*)"$', file.read(), re.MULTILINE)
        if found:
            return f"{found.group(1)}, {platform.system()} {platform.release()}"
    return platform.platform()


def _commit():
    changed = _first_line(["git", "-C", REPOSITORY, "status", "--porcelain", "--untracked-files=no"])
    commit = _first_line(["git", "-C", REPOSITORY, "rev-parse", "--short", "HEAD"])
    return commit + (" with changes" if changed else "")


def _first_line(command):
    try:
        finished = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    except FileNotFoundError:
        return "unknown"
    return (finished.stdout.decode(errors="replace").splitlines() or [""])[0]
