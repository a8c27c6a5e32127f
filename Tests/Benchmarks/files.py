"""Writes the text of one file of a generated code base."""

import logic
import views
from dice import Dice
from page import block, indented, joined, length
from words import MODULES, NOUNS, function_name, property_name


class FileWriter:
    """Writes one file of a plan: declarations, until it is as long as planned."""

    def __init__(self, plan, index):
        self._plan = plan
        self._index = index
        self._dice = Dice(plan.seed, index)
        self._kind = plan.kinds[index]
        self._name = plan.type_name(index)
        self._names = self._dice.shuffled(NOUNS)
        self._view_writer = None

    def text(self):
        """The whole file."""
        # What goes into the last declaration is always a little more than what is left.
        room = self._plan.sizes[self._index] - 150
        before = [self._header(room), self._imports()]
        after = [part for part in [self._counted(), *self._conditionals()] if part]
        size = length(joined(before + after)) + 1
        parts = []
        while True:
            part = self._declaration(room - size, self._type_name(len(parts)))
            extra = length(part) + 1
            if parts and size + extra / 2 > room:
                break
            parts.append(part)
            size += extra
        for part in after:
            parts.insert(self._dice.between(1, len(parts)), part)
        return "\n".join(joined(before + parts)) + "\n"

    def _type_name(self, number):
        """The file's first type has its name; others have nouns behind it."""
        if number == 0:
            return self._name
        again, noun = divmod(number - 1, len(self._names))
        return self._name + self._names[noun].capitalize() + (str(again + 1) if again else "")

    def _header(self, room):
        dice = self._dice
        if room < 900 or dice.chance(0.3):
            return []
        date = f"2024-{dice.between(1, 12):02}-{dice.between(1, 28):02}"
        return ["//", f"//  {self._name}.swift", "//  Meadow", "//",
                f"//  Created by the team on {date}.", "//"]

    def _imports(self):
        own = {"view": "SwiftUI", "test": "XCTest", "logic": "Foundation"}[self._kind]
        lines = [f"import {own}"]
        if self._dice.chance(0.5):
            lines.append(f"import {self._dice.pick(MODULES[1:5])}")
        return lines

    def _declaration(self, room, name):
        dice = self._dice
        # A type of real apps has some hundred lines at most, whatever the file.
        room = min(room, dice.between(1500, 9000))
        if self._kind == "test":
            return logic.test_case(dice, name, room)
        if self._kind == "view" and (name == self._name or dice.chance(0.7)):
            return self._view(name, room)
        if room < 900 or dice.chance(0.4):
            return logic.model(dice, name, room)
        if dice.chance(0.15):
            return logic.extension(dice, dice.pick(["String", "Array", "Date", "URL"]))
        return logic.service(dice, name, room)

    def _view(self, name, room):
        first = name == self._name
        if first:
            others = [self._plan.type_name(self._dice.pick(self._plan.views)) for _ in range(6)]
            self._view_writer = views.ViewWriter(self._dice, others)
        links = [views.RARE_CALL] if first and self._index in self._plan.rare else []
        lines = self._view_writer.view(name, room, links)
        return joined([lines, self._view_writer.preview(name) if first and room > 900 else []])

    def _counted(self):
        """The calls and expressions of which the benchmark wants an exact number of files."""
        lines = []
        if self._index in self._plan.common:
            calls = self._dice.between(1, 1 if self._plan.sizes[self._index] < 1500 else 6)
            lines += [logic.common_call(self._dice) for _ in range(calls)]
        if self._index in self._plan.equal_branches:
            noun = self._dice.pick(NOUNS)
            lines.append(f"let {noun} = {property_name(self._dice)}.isEmpty ? {noun}s : {noun}s")
        if not lines:
            return []
        return block(f"extension {self._name}", block("func reportUse()", lines))

    def _conditionals(self):
        """Code that is compiled under conditions."""
        if self._index not in self._plan.conditional:
            return []
        return [self._conditional() for _ in range(self._dice.between(1, 4))]

    def _conditional(self):
        dice = self._dice
        kind = dice.between(0, 2)
        if kind == 0:
            return ["#if DEBUG", *self._small_function(), "#endif"]
        if kind == 1:
            return ["#if os(iOS)", *self._small_function(), "#else", *self._small_function(), "#endif"]
        simulated = ["#if targetEnvironment(simulator)", *indented(logic.statements(dice, 1, 3)), "#endif"]
        return block(f"func {function_name(dice)}()", simulated + logic.statements(dice, 2, 3))

    def _small_function(self):
        dice = self._dice
        return block(f"func {function_name(dice)}()", logic.statements(dice, dice.between(1, 3), 3))
