"""The code base that is measured on."""

import hashlib
import os

from generate import BYTES_PER_FILE, generate

SEED = 1

_SKIPPED = {"DerivedData", "Pods", "Carthage", "checkouts", "node_modules"}


class Base:
    """A folder with Swift files."""

    def __init__(self, folder, work, title=None):
        self.folder = os.path.abspath(folder)
        self.is_generated = title is not None
        self.title = title or os.path.basename(self.folder)
        # Largest first: that is how bare parsing keeps all threads busy to the end.
        sizes = {path: os.path.getsize(path) for path in _swift_files(self.folder)}
        if not sizes:
            raise SystemExit(f"bench: there are no Swift files in {folder}")
        self.size = sum(sizes.values())
        self.paths = sorted(sizes, key=lambda path: (-sizes[path], path))
        mark = hashlib.sha256(self.folder.encode()).hexdigest()[:12]
        self.file_list = os.path.join(work, f"files-{mark}.txt")
        with open(self.file_list, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.writelines(path + "\n" for path in self.paths)


def generated(work, files):
    """The generated base of so many files; it is made if it is not there yet."""
    folder = os.path.join(work, f"base-{files}-{generator_version()}")
    generate(folder, files, files * BYTES_PER_FILE, SEED)
    return Base(folder, work, f"the generated base, seed {SEED}")


def generator_version():
    """Tells apart what different states of the generator make."""
    here = os.path.dirname(os.path.abspath(__file__))
    digest = hashlib.sha256()
    for name in ("dice", "words", "modifiers", "page", "logic", "views", "plan", "files", "generate"):
        with open(os.path.join(here, name + ".py"), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()[:8]


def _swift_files(folder):
    for path, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in _SKIPPED]
        for name in names:
            full = os.path.join(path, name)
            if name.endswith(".swift") and os.path.isfile(full) and not os.path.islink(full):
                yield full
