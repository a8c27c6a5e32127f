"""The rules that are measured, each in the words of both tools.

One row makes the codemod and the rule of ast-grep, so that both ask for the same and say what it
becomes. How the two read a pattern differs in a few ways; the generated code has none of the forms
in which they do, and the benchmark compares how many places they find.
"""

import json
import os
import re

from modifiers import SHARES

#: One row for each of the twenty: the modifier, the label of its argument, and what it becomes.
_TWENTY = [
    ("foregroundColor", "", "foregroundStyle"),
    ("cornerRadius", "", "roundedCorners"),
    ("overlay", "", "overlaid"),
    ("animation", "", "animated"),
    ("environmentObject", "", "environment"),
    ("edgesIgnoringSafeArea", "", "ignoresSafeArea"),
    ("listStyle", "", "styledAsList"),
    ("navigationViewStyle", "", "navigationStyle"),
    ("accessibilityLabel", "", "accessibility"),
    ("accessibilityIdentifier", "", "identified"),
    ("textFieldStyle", "", "styledAsField"),
    ("accentColor", "", "tint"),
    ("previewLayout", "", "previewed"),
    ("renderingMode", "", "rendered"),
    ("toggleStyle", "", "styledAsToggle"),
    ("pickerStyle", "", "styledAsPicker"),
    ("autocapitalization", "", "textInputAutocapitalization"),
    ("shadow", "radius: ", "shaded"),
    ("navigationBarItems", "trailing: ", "toolbarItems"),
    ("redacted", "reason: ", "masked"),
]


class Rule:
    """A pattern and its replacement; placeholders are written `$A`."""

    def __init__(self, identifier, pattern, replacement, arguments):
        self.identifier = identifier
        self._pattern = pattern
        self._replacement = replacement
        # The placeholders' code in the example of a codemod.
        self._arguments = arguments

    def codemod(self):
        """The codemod file."""
        def filled(text):
            return "let value = " + _replaced(text, lambda name: self._arguments[name])

        def placeholders(text):
            return _replaced(text, lambda name: f"<#{name.lower()}#>")

        return "\n".join([
            f"id: {self.identifier}", "title: A rule of the benchmark", "why: It is measured.",
            "source: the benchmark", "confidence: safe", "rules:",
            f"  - match: {json.dumps(placeholders(self._pattern))}",
            f"    rewrite: {json.dumps(placeholders(self._replacement))}",
            "examples:",
            f"  - before: {json.dumps(filled(self._pattern))}",
            f"    after: {json.dumps(filled(self._replacement))}",
            "  - keep: let value = 0", ""])

    def ast_grep_rule(self):
        """The rule as a document of a rule file."""
        return "\n".join([
            f"id: {self.identifier}", "language: swift", "rule:",
            f"  pattern: {json.dumps(self._pattern)}", f"fix: {json.dumps(self._replacement)}", ""])


def _replaced(text, change):
    return re.sub(r"\$([A-Z])", lambda match: change(match.group(1)), text)


def _identifier(*words):
    """Camel case as words with hyphens between."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", "-".join(words)).lower()


def renaming(name, label="", new_name=None):
    """Renames a method that is called with one argument."""
    new_name = new_name or name + "Renamed"
    return Rule(_identifier("bench", name), f"$A.{name}({label}$B)", f"$A.{new_name}({label}$B)",
                {"A": "view", "B": "first"})


def twenty():
    """The rules of a larger migration."""
    return [renaming(*row) for row in _TWENTY]


def without_literal():
    """A pattern that no file can be ruled out for: every one has to be parsed."""
    return Rule("bench-equal-branches", "$A ? $B : $B", "$B", {"A": "flag", "B": "first"})


def many(count):
    """The pattern without a literal, and modifiers with more arguments than they are called with.

    The others are tried wherever their names are called, and match nowhere: whatever the count, the
    same files are parsed, and the same places found.
    """
    names = list(SHARES)[:count - 1]
    others = [Rule(_identifier("bench", name, "of-four"), f"$A.{name}($B, $C, $D, $E)",
                   f"$A.{name}Renamed($B, $C, $D, $E)",
                   {"A": "view", "B": "first", "C": "second", "D": "third", "E": "fourth"})
              for name in names]
    return [without_literal(), *others]


def write(folder, rules):
    """Writes the rules for both tools.

    Returns the codemod files, and the rule file of ast-grep.
    """
    os.makedirs(folder, exist_ok=True)
    codemods = []
    for rule in rules:
        codemods.append(os.path.join(folder, rule.identifier + ".yml"))
        _write(codemods[-1], rule.codemod())
    rule_file = os.path.join(folder, "ast-grep.yaml")
    _write(rule_file, "---\n".join(rule.ast_grep_rule() for rule in rules))
    return codemods, rule_file


def _write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
