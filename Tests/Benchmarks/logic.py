"""Swift code that is not about views: functions with statements, models, services, tests."""

from page import block, branches, filled, indented, joined
from words import NOUNS, camel, function_name, phrase, property_name, sentence

#: The method that the rule on a common name is about.
COMMON_NAME = "trackEvent"

_TYPES = ["String", "Int", "Double", "Bool", "Date", "[String]", "URL?", "Int?", "String?", "UUID"]


def value(dice, depth=0):
    """An expression."""
    kind = dice.between(0, 13 if depth < 2 else 5)
    name = property_name(dice)
    if kind == 0:
        return str(dice.between(0, 500))
    if kind == 1:
        return f'"{phrase(dice, 2, 9)}"'
    if kind <= 3:
        return name
    if kind == 4:
        return f"{name}.{dice.pick(NOUNS)}"
    if kind == 5:
        return dice.pick(["true", "false", "nil", ".zero", "[]", ".default", "Date()", "UUID()"])
    inner = value(dice, depth + 1)
    if kind == 6:
        return f"{name}?.{dice.pick(NOUNS)} ?? {inner}"
    if kind == 7:
        return f'"{dice.pick(NOUNS)}/\\({name}.id)?{dice.pick(NOUNS)}=\\({dice.pick(NOUNS)})"'
    if kind == 8:
        change = dice.pick(["map", "filter", "compactMap", "first", "contains", "forEach"])
        return f"{name}.{change} {{ $0.{dice.pick(NOUNS)} }}"
    if kind == 9:
        return f"{function_name(dice)}({dice.pick(NOUNS)}: {inner})"
    if kind == 10:
        return f"{name}.count + {dice.between(1, 20)}"
    if kind == 11:
        return f"{name}.{function_name(dice)}().{dice.pick(NOUNS)} == {inner}"
    if kind == 12:
        kind_name = dice.pick(NOUNS).capitalize()
        return f"{kind_name}({dice.pick(NOUNS)}: {inner}, {dice.pick(NOUNS)}: {name})"
    return f"[{inner}, {value(dice, depth + 1)}]"


def condition(dice):
    """What an `if` may ask."""
    name = property_name(dice)
    return dice.pick([
        f"{name}.isEmpty", f"!{name}.is{dice.pick(NOUNS).capitalize()}", f"{name} != nil",
        f"{name}.count > {dice.between(0, 9)}", f"let {name}", f"{name} == .{dice.pick(NOUNS)}",
        f"{name} > {dice.between(0, 99)} && {property_name(dice)} != {value(dice, 2)}",
        f"let {name} = {property_name(dice)}.first"])


def common_call(dice):
    """A statement that calls the method of the common name."""
    receiver = dice.pick(["analytics", "tracker", "self.events", "Analytics.shared"])
    event = dice.pick(["." + camel(dice.pick(NOUNS), "opened"), property_name(dice)])
    return f"{receiver}.{COMMON_NAME}({event})"


def statements(dice, count, depth=0):
    """Some statements, as lines."""
    lines = []
    for _ in range(count):
        if lines and dice.chance(0.25):
            lines.append("")
        if dice.chance(0.04):
            lines.append(f"// {sentence(dice)}")
        lines += _statement(dice, depth)
    return lines


def _statement(dice, depth):
    kind = dice.between(0, 15 if depth < 2 else 9 if depth == 2 else 8)
    name = property_name(dice)
    if kind <= 2:
        return [f"let {name} = {dice.pick(['', '', 'try ', 'await '])}{value(dice)}"]
    if kind == 3:
        return [f"self.{name} = {value(dice)}"]
    if kind == 4:
        first, second = dice.pick(NOUNS), dice.pick(NOUNS)
        return [f"{function_name(dice)}({first}: {value(dice)}, {second}: {value(dice, 1)})"]
    if kind == 5:
        return [f"{name}.{function_name(dice)}(with: {value(dice)}, {dice.pick(NOUNS)}: {value(dice, 2)})"]
    if kind == 6:
        change = dice.pick(["append", "insert", "remove", "send", "update", "enqueue"])
        return [f"// {sentence(dice)}", f"{name}.{change}({value(dice, 1)})"]
    if kind == 7:
        return [f"logger.debug(\"{phrase(dice, 2, 6)}: \\({name})\")"]
    if kind == 8:
        return [f"guard {condition(dice)} else {{ return }}"]

    def body(low, high):
        return statements(dice, dice.between(low, high), depth + 1)

    if kind == 9:
        return block(f"if {condition(dice)}", body(1, 3))
    if kind == 10:
        return branches(f"if {condition(dice)}", body(1, 2), "else", body(1, 2))
    if kind == 11:
        return block(f"for {dice.pick(NOUNS)} in {name}", body(1, 3))
    if kind == 12:
        call = f"let {name} = try await {property_name(dice)}.{function_name(dice)}()"
        report = f'logger.error("{phrase(dice, 2, 5)}: \\(error)")'
        return branches("do", [call, *body(0, 2)], "catch", [report])
    if kind == 13:
        return block("Task", [f"await {function_name(dice)}()", *body(0, 2)])
    if kind == 14:
        head = f"{name}.{function_name(dice)} {{ [weak self] {dice.pick(NOUNS)} in"
        return [head, *indented(["guard let self else { return }", *body(1, 2)]), "}"]
    cases = [[f"case .{noun}:", *indented(body(1, 2))] for noun in _some(dice, 3)]
    return [f"switch {name} {{", *sum(cases, []), "default:", "    break", "}"]


def _some(dice, count):
    start = dice.between(0, len(NOUNS) - count)
    return NOUNS[start:start + count]


def documented(dice, lines, probability):
    """The lines, perhaps with a comment before them."""
    if not dice.chance(probability):
        return lines
    return [f"/// {sentence(dice)}" for _ in range(dice.between(1, 3))] + lines


def parameters(dice):
    """What stands in the parentheses of a function."""
    return ", ".join(f"{dice.pick(NOUNS)}: {dice.pick(_TYPES)}" for _ in range(dice.between(0, 2)))


def function(dice, prefix=""):
    """A function with its comment."""
    effects = dice.pick(["", "", "", "", " async", " throws", " async throws"])
    result = dice.pick(["", "", f" -> {dice.pick(_TYPES)}"])
    body = statements(dice, dice.between(1, 6)) + ([f"return {value(dice)}"] if result else [])
    head = f"{prefix}func {function_name(dice)}({parameters(dice)}){effects}{result}"
    return documented(dice, block(head, body), 0.3)


def properties(dice, count):
    """Stored properties."""
    lines = []
    for _ in range(count):
        word = dice.pick(["let", "let", "private let", "var", "private var"])
        lines += documented(dice, [f"{word} {property_name(dice)}: {dice.pick(_TYPES)}"], 0.15)
    return lines


def model(dice, name, room):
    """A struct or an enum with data; a small one if there is little room."""
    few = room < 600
    if dice.chance(0.3):
        nouns = _some(dice, dice.between(2, 3 if few else 6))
        cases = sum((documented(dice, [f"case {noun}"], 0.2) for noun in nouns), [])
        titles = [f'case .{noun}: "{phrase(dice, 1, 3)}"' for noun in nouns]
        title = [] if few else block("var title: String", ["switch self {", *titles, "}"])
        return documented(dice, block(f"enum {name}: String, CaseIterable", joined([cases, title])), 0.4)
    computed = [] if few else block(f"var {property_name(dice)}: {dice.pick(_TYPES)}", [value(dice)])
    return documented(dice, block(f"struct {name}: Codable, Identifiable, Hashable", joined(
        [["let id: UUID", *properties(dice, dice.between(1, 2 if few else 7))], computed])), 0.4)


def service(dice, name, room):
    """A class with functions, about as long as there is room."""
    parts = [properties(dice, dice.between(1, 6)),
             block(f"init({parameters(dice)})", statements(dice, dice.between(1, 3), 2))]
    parts = filled(parts, room, lambda: function(dice, dice.pick(["", "", "private "])))
    head = dice.pick(["final class {}", "final class {}: NSObject", "actor {}", "public final class {}"])
    return documented(dice, block(head.format(name), joined(parts)), 0.4)


def extension(dice, name):
    """An extension with a function."""
    return block(f"extension {name}", joined([function(dice) for _ in range(dice.between(1, 2))]))


def test_case(dice, name, room):
    """A class of tests, about as long as there is room."""
    parts = [["private var sut: " + name.replace("Tests", "Service") + "!"],
             block("override func setUp()", ["super.setUp()", *statements(dice, 1, 3)]) if room > 900 else []]
    parts = filled(parts, room, lambda: _test(dice))
    return block(f"final class {name}: XCTestCase", joined(parts))


def _test(dice):
    checks = [dice.pick(["XCTAssertEqual({}, {})", "XCTAssertTrue({0}.isEmpty)", "XCTAssertNil({0})"])
              .format(property_name(dice), value(dice, 1)) for _ in range(dice.between(1, 4))]
    body = statements(dice, dice.between(1, 5), 2) + checks
    return block(f"func test{camel('', *phrase(dice, 3, 6).split())}() async throws", body)
