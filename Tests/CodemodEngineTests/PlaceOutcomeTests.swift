import CodeFacts
import CodemodEngine
import Testing

/// What is said of places where codemods do not rewrite.
@Suite struct PlaceOutcomeTests {
  static let careful = Mod(
    "careful",
    """
    diagnostics: "bad {_}"
    confidence: review
    rules:
      - match: "old(<#a#>)"
        rewrite: "new(<#a#>)"
    """)

  static let newer = Mod(
    "newer",
    """
    available: { iOS: 27 }
    diagnostics: "bad {_}"
    rules:
      - match: "old(<#a#>)"
        rewrite: "new(<#a#>)"
    """)

  static let requiring = Mod(
    "requiring",
    """
    diagnostics: "bad {_}"
    rules:
      - match: "old(<#a#>)"
        require:
          - matches: { capture: a, regex: "^[0-9]+$" }
            otherwise: "{a} is no number"
        rewrite: "new(<#a#>)"
    """)

  static let noting = Mod(
    "noting",
    """
    diagnostics: "bad {_}"
    confidence: note
    rules:
      - match: "old(<#a#>)"
        note: "look at {a}"
    """)

  /// What this writes is no Swift, and is left out.
  static let breaking = Mod(
    "breaking",
    """
    diagnostics: "bad {_}"
    rules:
      - match: "{ <#_...#> }"
        fill: ") ) ("
    """)

  static let forEver =
    "back, rename would go on changing this file for ever; nothing was changed"

  static let rows: [PlaceCase] = [
    PlaceCase(
      name: "wants review", mods: [careful], before: ["‸old(1)\nold(2)\n"], messages: ["bad x"],
      outcomes: ["careful at 0 1:1 held back: wants review; --review makes this change"]),
    PlaceCase(
      name: "is reviewed", mods: [careful], before: ["‸old(1)\nold(2)\n"],
      after: ["new(1)\nold(2)\n"], messages: ["bad x"],
      outcomes: ["careful at 0 1:1 rewritten by rule 1"], review: true),
    PlaceCase(
      name: "the target is not known", mods: [newer], before: ["‸old(1)\nold(2)\n"],
      messages: ["bad x"],
      outcomes: ["newer at 0 1:1 held back: the deployment target of this file is not known"]),
    PlaceCase(
      name: "the target is too low", mods: [newer], before: ["‸old(1)\nold(2)\n"],
      messages: ["bad x"],
      outcomes: ["newer at 0 1:1 held back: the target runs on iOS 17, and iOS 27 is needed"],
      targets: [PlatformVersion(platform: "iOS", version: [17])]),
    PlaceCase(
      name: "a requirement does not hold, here and at a place that nobody asked about",
      mods: [requiring], before: ["‸old(a)\nold(b)\n‸old(1)\n"],
      after: ["old(a)\nold(b)\nnew(1)\n"], messages: ["bad x"],
      outcomes: [
        "requiring at 0 1:1 needs a hand: a is no number",
        "requiring at 0 3:1 rewritten by rule 1",
      ],
      findings: ["0 1:1 requiring: a is no number"]),
    PlaceCase(
      name: "a note", mods: [noting], before: ["‸old(a)\nold(b)\n"], messages: ["bad x"],
      outcomes: ["noting at 0 1:1 needs a hand: look at a"],
      findings: ["0 1:1 noting: look at a"]),
    PlaceCase(
      name: "one codemod rewrites and another one notes", mods: [noting, PlaceTests.rename],
      before: ["‸old(a)\n"], after: ["new(a)\n"], messages: ["bad x"],
      outcomes: ["rename at 0 1:1 rewritten by rule 1"]),
    PlaceCase(
      name: "a rewrite that would break the file is left out", mods: [breaking],
      before: ["let a = ‸{ }\nlet b = { }\n"], messages: ["bad x"],
      outcomes: [
        "breaking at 0 1:9 needs a hand: the rewrite was left out: the result could not be read; "
          + "rewrite this by hand"
      ],
      findings: [
        "0 1:9 breaking: the rewrite was left out: the result could not be read; rewrite this by "
          + "hand"
      ]),
    PlaceCase(
      name: "two codemods that would go on for ever",
      mods: [
        PlaceTests.rename,
        Mod(
          "back",
          """
          diagnostics: "bad {_}"
          rules:
            - match: "new(<#a#>)"
              rewrite: "old(<#a#>)"
          """),
      ],
      before: ["‸old(a)\n"], messages: ["bad x"],
      outcomes: [
        ["back", "rename"].map { "\($0) at 0 1:1 failed: \(forEver)" }.joined(separator: "; ")
      ]),
  ]

  @Test(arguments: rows) func outcome(row: PlaceCase) throws { try row.check() }

  @Test("A file that cannot be read, where a place is in it and where none is") func unreadable()
    throws
  {
    func place(_ path: String) -> DiagnosedPlace {
      DiagnosedPlace(message: "bad x", site: .file(path: path, line: 1, column: 1))
    }
    let engine = Engine(
      codemods: [try PlaceTests.rename.read()],
      options: EngineOptions(places: [place("0.swift"), place("2.swift")]))
    let outcome = engine.run(count: 3, jobs: 1) { index in
      guard index != 2 else {
        return .file(SourceFile(path: "2.swift", bytes: Array("old(1)".utf8), targets: nil))
      }
      var outcome = FileOutcome(path: "\(index).swift")
      outcome.error = "is not UTF-8"
      return .unreadable(outcome)
    }
    #expect(
      outcome.places.map(\.shown) == [
        "failed: is not UTF-8", "rename at 2 1:1 rewritten by rule 1",
      ])
    #expect(outcome.files.map(\.path) == ["0.swift", "2.swift"])
  }
}
