"""What the files of a generated code base are: how long, of which kind, and what is counted in them."""

import json
import math
import statistics

from dice import Dice
from words import MODULES, SUFFIXES, type_name

#: Shares of the files, as measured in real apps.
SWIFTUI_SHARE = 0.30
TEST_SHARE = 0.14
CONDITIONAL_SHARE = 0.108

#: Shares of the files that the rules of the benchmark ask for.
COMMON_SHARE = 0.30
RARE_SHARE = 0.01
EQUAL_BRANCHES_SHARE = 0.002

#: The deviation of the sizes' logarithms: files of real apps are spread log-normally, and half of
#: them are shorter than 0.44 of the mean.
SIZE_DEVIATION = 1.21


class Plan:
    """The plan of a base; each file can be written on its own."""

    def __init__(self, files, size, seed):
        self.seed = seed
        dice = Dice(seed, "plan")
        self.sizes = _sizes(dice, files, size)
        everything = range(files)
        order = dice.shuffled(everything)
        views = round(files * SWIFTUI_SHARE)
        tests = round(files * TEST_SHARE)
        self.views = order[:views]
        self.kinds = dict.fromkeys(everything, "logic")
        self.kinds.update(dict.fromkeys(order[:views], "view"))
        self.kinds.update(dict.fromkeys(order[views:views + tests], "test"))
        # Conditions take room; small files have none.
        large = [index for index in everything if self.sizes[index] > size / files / 3]
        self.conditional = _part(dice, large, round(files * CONDITIONAL_SHARE))
        self.common = _part(dice, everything, round(files * COMMON_SHARE))
        self.equal_branches = _part(dice, everything, math.ceil(files * EQUAL_BRANCHES_SHARE))
        self.rare = _part(dice, self.views, math.ceil(files * RARE_SHARE))

    def type_name(self, index):
        """The name of a file's first type."""
        dice = Dice(self.seed, "name", index)
        return type_name(index, dice.pick(SUFFIXES[self.kinds[index]]))

    def path(self, index):
        """Where a file stands."""
        module = MODULES[index % len(MODULES)]
        name = self.type_name(index) + ".swift"
        if self.kinds[index] == "test":
            return f"Tests/{module}Tests/{name}"
        folder = "Views" if self.kinds[index] == "view" else "Models"
        return f"Sources/{module}/{folder}/{name}"


def manifest():
    """The package of all modules. It deploys to the newest systems, so that nothing is held back."""
    targets = [f'    .target(name: "{name}"{_dependencies(name)}),' for name in MODULES]
    targets += [f'    .testTarget(name: "{name}Tests", dependencies: ["{name}"]),' for name in MODULES]
    return "\n".join([
        "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
        '  name: "Meadow",', '  platforms: [.iOS("27.0"), .macOS("27.0")],', "  targets: [", *targets,
        "  ]", ")", ""])


def _dependencies(name):
    """All modules may use the few that stand at the beginning of the list."""
    shared = MODULES[1:5]
    if name in shared:
        shared = shared[:shared.index(name)]
    return f', dependencies: [{", ".join(json.dumps(other) for other in shared)}]' if shared else ""


def _sizes(dice, files, size):
    """How long each file is to be: the quantiles of a log-normal distribution, in any order."""
    normal = statistics.NormalDist(0, SIZE_DEVIATION)
    weights = [math.exp(normal.inv_cdf((index + 0.5) / files)) for index in range(files)]
    factor = size / sum(weights)
    return dice.shuffled([round(weight * factor) for weight in weights])


def _part(dice, indices, count):
    """So many of the indices, chosen at random."""
    return set(dice.shuffled(indices)[:count])
