"""Swift code of views: state, bodies of nested containers, chains of modifiers."""

import modifiers
from logic import condition, documented, function, properties, statements
from page import block, branches, filled, indented, joined
from words import NOUNS, camel, phrase, property_name, sentence

#: How long chains are, from one line on, as measured in real apps.
CHAIN_LENGTHS = [0.535, 0.254, 0.118, 0.050, 0.025, 0.010, 0.004, 0.002, 0.002]

#: The method that the rule on a rare name is about, and what it is called with.
RARE_NAME = "navigationBarTitle"
RARE_CALL = f'.{RARE_NAME}("Overview")'


class ViewWriter:
    """Writes views that use the modifiers that one file has chosen."""

    def __init__(self, dice, other_views):
        self._dice = dice
        self._other_views = other_views
        self._names = modifiers.chosen(dice, boost=1.35)
        # Each chosen name comes up once before any comes up again.
        self._unused = dice.shuffled(self._names)

    def _modifier(self):
        if self._unused:
            return modifiers.call(self._dice, self._unused.pop())
        if not self._names or self._dice.chance(0.4):
            return f".{camel(self._dice.pick(NOUNS), 'style')}()"
        return modifiers.call(self._dice, self._dice.pick(self._names))

    def _chained(self, lines):
        """The view with modifiers, on its own line or on lines of their own."""
        dice = self._dice
        if len(lines) == 1 and dice.chance(0.3):
            return [lines[0] + self._modifier()]
        if dice.chance(0.6):
            return lines
        links = [self._modifier() for _ in range(1 + dice.weighted(CHAIN_LENGTHS))]
        if dice.chance(0.1):
            links.append(dice.pick([".onAppear {", ".onTapGesture {", ".task {"]))
            links += [*indented(statements(dice, dice.between(1, 2), 3)), "}"]
        elif dice.chance(0.02):
            links[-1:] = [f"// {sentence(dice)}", ".accessibilityElement()"]
        return lines + (links if lines[-1] == "}" else indented(links))

    def _leaf(self):
        dice = self._dice
        name = property_name(dice)
        return [dice.pick([
            f'Text("{phrase(dice, 1, 4)}")', f"Text({name}.title)",
            f'Text("{phrase(dice, 1, 2)} \\({name})")',
            f'Image(systemName: "{dice.pick(NOUNS)}.fill")', "Spacer()", "Divider()",
            f'Label("{phrase(dice, 1, 2)}", systemImage: "{dice.pick(NOUNS)}")',
            f'Toggle("{phrase(dice, 1, 3)}", isOn: ${name})',
            f'TextField("{phrase(dice, 1, 2)}", text: ${name})',
            f"{dice.pick(self._other_views)}({dice.pick(NOUNS)}: {name})"])]

    def _content(self, depth):
        """One view of a builder."""
        dice = self._dice
        kind = dice.between(0, 9) if depth < 3 else 0
        if kind <= 4:
            return self._chained(self._leaf())

        def inner(low, high):
            return sum((self._content(depth + 1) for _ in range(dice.between(low, high))), [])

        if kind == 5:
            head = dice.pick(["VStack", "HStack(spacing: 8)", "ZStack(alignment: .bottom)", "Group", "Section",
                              "VStack(alignment: .leading, spacing: 12)", "ScrollView", "List", "Form"])
            return self._chained(block(head, inner(1, 4)))
        if kind == 6:
            noun = dice.pick(NOUNS)
            return self._chained([f"ForEach({noun}s) {{ {noun} in", *indented(inner(1, 2)), "}"])
        if kind == 7:
            return branches(f"if {condition(dice)}", inner(1, 2), "else", inner(1, 1))
        if kind == 8:
            label = indented(self._chained(self._leaf()))
            action = indented(statements(dice, dice.between(1, 2), 3))
            return self._chained(["Button {", *action, "} label: {", *label, "}"])
        return block(f"if {condition(dice)}", inner(1, 2))

    def _state(self):
        dice = self._dice
        lines = []
        for _ in range(dice.between(0, 3)):
            name = property_name(dice)
            lines.append(dice.pick([
                f"@State private var {name} = false", f'@State private var {name} = ""',
                f"@State private var {name}: Int = 0", f"@Binding var {name}: String",
                f"@ObservedObject var {name}: {name[0].upper()}{name[1:]}Model",
                f"@EnvironmentObject private var {name}: {name[0].upper()}{name[1:]}Store",
                "@Environment(\\.dismiss) private var dismiss", f"let {name}: String"]))
        return lines

    def _presentation(self):
        """A state that an initializer assigns, or an alert with a flag beside its item."""
        dice = self._dice
        noun = dice.pick(NOUNS)
        if dice.chance(0.5):
            return ([f"@State private var {noun}: Int = 0"],
                    block(f"init({noun}: Int)", [f"self.{noun} = {noun}"]), [])
        flag = camel("shows", noun)
        head = f"private func {camel('fail', noun)}(_ error: Error)"
        show = block(head, [f"{noun} = error", f"{flag} = true"])
        alert = [f'.alert("{phrase(dice, 1, 3)}", isPresented: ${flag}, presenting: {noun}) {{ _ in',
                 '    Button("Close") {}', "}"]
        return [f"@State private var {noun}: Error?", f"@State private var {flag} = false"], show, alert

    def view(self, name, room, links=()):
        """A view, about as long as there is room.

        - links: what stands at the end of its body's chain.
        """
        dice = self._dice
        few = room < 700
        state, member, alert = self._presentation() if not few and dice.chance(0.05) else ([], [], [])
        parts = [[] if few else self._state() + properties(dice, dice.between(0, 2)) + state, member]
        # The deeper it begins, the smaller it is.
        depth = 3 if room < 900 else 2 if room < 1800 else 1
        content = sum((self._content(depth) for _ in range(1 if few else dice.between(1, 3))), [])
        body = block(dice.pick(["VStack", "ScrollView", "List", "NavigationStack"]), content)
        parts.append(block("var body: some View", body + alert + list(links)))
        parts = filled(parts, room, self._member)
        return documented(dice, block(f"struct {name}: View", joined(parts)), 0.3)

    def _member(self):
        dice = self._dice
        if dice.chance(0.35):
            return function(dice, "private ")
        head = f"private var {camel(dice.pick(NOUNS), 'content')}: some View"
        return documented(dice, block(head, self._chained(block("VStack", self._content(1)))), 0.1)

    def preview(self, name):
        """What shows the view in the editor."""
        if self._dice.chance(0.5):
            return block("#Preview", [f"{name}()"])
        previews = block("static var previews: some View", [f"{name}()"])
        return block(f"struct {name}Previews: PreviewProvider", previews)
