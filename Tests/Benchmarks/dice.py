"""Random choices that are the same for a seed, on every machine and with every Python from 3.9 on."""

import random


class Dice:
    """Choices drawn from a seed.

    Only `random()` is used of the library: of all that it draws, that alone is promised to stay the
    same from one version of Python to the next.
    """

    def __init__(self, *seed):
        self.fraction = random.Random("/".join(map(str, seed))).random

    def chance(self, probability):
        """Whether something happens that does so with a probability."""
        return self.fraction() < probability

    def between(self, low, high):
        """A whole number from low to high, both included."""
        return low + int(self.fraction() * (high - low + 1))

    def pick(self, choices):
        """One of a list."""
        return choices[int(self.fraction() * len(choices))]

    def weighted(self, weights):
        """An index into a list of weights that sum to 1."""
        rest = self.fraction()
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        return len(weights) - 1

    def shuffled(self, items):
        """The items in another order."""
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.between(0, last)
            items[last], items[other] = items[other], items[last]
        return items
