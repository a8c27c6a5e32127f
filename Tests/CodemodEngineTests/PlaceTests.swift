import CodeFacts
import CodemodEngine
import Testing

/// Codemods that may only do something where a compiler says what they answer.
@Suite struct PlaceTests {
  static let rename = Mod(
    "rename",
    """
    diagnostics: "bad {_}"
    rules:
      - match: "<#base?#>.old(<#a...#>)"
        rewrite: "<#base?#>.new(<#a...#>)"
    """)

  static let matches: [PlaceCase] = [
    PlaceCase(
      name: "only the match that a place lies in", mods: [rename],
      before: ["old(1)\no‸ld(2)\nold(3)\n"], after: ["old(1)\nnew(2)\nold(3)\n"],
      messages: ["bad call"], outcomes: ["rename at 0 2:1 rewritten by rule 1"]),
    PlaceCase(
      name: "at its first byte, and at its end if nothing else is there", mods: [rename],
      before: ["‸old(1)\nold(2)‸\n"], after: ["new(1)\nnew(2)\n"], messages: ["bad a", "bad b"],
      outcomes: ["rename at 0 1:1 rewritten by rule 1", "rename at 0 2:1 rewritten by rule 1"]),
    PlaceCase(
      name: "a match that begins counts more than a shorter one that ends", mods: [rename],
      before: ["f(old(1)+‸old(22), old(3))\n"], after: ["f(old(1)+new(22), old(3))\n"],
      messages: ["bad"].map { $0 + " x" }, outcomes: ["rename at 0 1:10 rewritten by rule 1"]),
    PlaceCase(
      name: "of nested ones the innermost, and no other one later", mods: [rename],
      before: ["old(old(old(‸1)))\n"], after: ["old(old(new(1)))\n"],
      messages: ["bad x"], outcomes: ["rename at 0 1:9 rewritten by rule 1"]),
    PlaceCase(
      name: "of a chain the link that it stands in", mods: [rename],
      before: ["a.old(1).old(‸2).old(3)\n"], after: ["a.old(1).new(2).old(3)\n"],
      messages: ["bad x"], outcomes: ["rename at 0 1:10 rewritten by rule 1"]),
    PlaceCase(
      name: "each of nested ones that a place is about", mods: [rename],
      before: ["o‸ld(old(o‸ld(1)))\n"], after: ["new(old(new(1)))\n"],
      messages: ["bad x", "bad y"],
      outcomes: ["rename at 0 1:1 rewritten by rule 1", "rename at 0 1:9 rewritten by rule 1"]),
    PlaceCase(
      name: "several messages about one match", mods: [rename],
      before: ["old(‸1, ‸2)\n"], after: ["new(1, 2)\n"], messages: ["bad x", "bad y"],
      outcomes: ["rename at 0 1:1 rewritten by rule 1", "rename at 0 1:1 rewritten by rule 1"]),
    PlaceCase(
      name: "columns count bytes", mods: [rename],
      before: ["f(\"äöü\", old(1), o‸ld(2))\n"], after: ["f(\"äöü\", old(1), new(2))\n"],
      messages: ["bad x"], outcomes: ["rename at 0 1:21 rewritten by rule 1"]),
    PlaceCase(
      name: "other messages are nobody's business", mods: [rename],
      before: ["o‸ld(1)\n"], messages: ["good"], outcomes: ["unknown"]),
    PlaceCase(
      name: "where there is no match nothing happens, and that is said", mods: [rename],
      before: ["o‸ther(1)\nold(2)\n"], messages: ["bad x"], outcomes: ["nothing by rename"]),
    PlaceCase(
      name: "without messages nothing happens", mods: [rename],
      before: ["old(1)\n"], messages: [], outcomes: []),
  ]

  @Test("In the match", arguments: matches)
  func match(row: PlaceCase) throws { try row.check() }

  @Test("Places that the files do not have") func missing() throws {
    func place(_ line: Int, _ column: Int? = nil, path: String = "0.swift") -> DiagnosedPlace {
      DiagnosedPlace(message: "bad x", site: .file(path: path, line: line, column: column))
    }
    try PlaceCase(
      name: "", mods: [Self.rename], before: ["old(1)\r\nold(2)\r\n"],
      after: ["old(1)\r\nnew(2)\r\n"], messages: [],
      outcomes: [
        "only 3 lines", "only 6 bytes", "no such file", "no such file", "nothing by rename",
        "rename at 0 2:1 rewritten by rule 1", "nothing by rename",
      ],
      others: [
        place(4, 1), place(1, 8), place(1, 1, path: "1.swift"),
        DiagnosedPlace(message: "bad x", site: .elsewhere),
        DiagnosedPlace(message: "bad x"), place(2), place(3, 1),
      ]
    ).check()
  }

  static let counter = Mod(
    "counter",
    """
    diagnostics:
      - message: "{_} used too early"
        scope: type
        at: { any: ["self.<#name#> = <#_#>", "<#name: property#> = <#_#>", "_<#name#> = <#_#>"] }
    rules:
      - match: "var <#name: identifier#> = <#value#>"
        rewrite: "var <#name#>: Int"
    """)

  static let shelf = "struct Shelf {\n  @Held var a = 0\n  var b = 0\n"

  static let relations: [PlaceCase] = [
    PlaceCase(
      name: "an assignment tells the property", mods: [counter],
      before: [shelf + "  init() {\n    self.a = 1\n    self.b ‸= 2\n  }\n}\n"],
      after: [
        "struct Shelf {\n  @Held var a = 0\n  var b: Int\n"
          + "  init() {\n    self.a = 1\n    self.b = 2\n  }\n}\n"
      ],
      messages: ["x used too early"], outcomes: ["counter at 0 3:3 rewritten by rule 1"]),
    PlaceCase(
      name: "in an extension in another file", mods: [counter],
      before: [shelf + "}\n", "extension Shelf {\n  init(x: Int) {\n    ‸_a = x\n  }\n}\n"],
      after: [
        "struct Shelf {\n  @Held var a: Int\n  var b = 0\n}\n",
        "extension Shelf {\n  init(x: Int) {\n    _a = x\n  }\n}\n",
      ],
      messages: ["x used too early"], outcomes: ["counter at 0 2:3 rewritten by rule 1"]),
    PlaceCase(
      name: "not in an extension of another type", mods: [counter],
      before: [shelf + "}\n", "extension Box {\n  init(x: Int) {\n    ‸_a = x\n  }\n}\n"],
      messages: ["x used too early"], outcomes: ["nothing by counter"]),
    PlaceCase(
      name: "a local variable of that name is not the property", mods: [counter],
      before: [shelf + "  init() {\n    var a: Int\n    ‸a = 1\n  }\n}\n"],
      messages: ["x used too early"], outcomes: ["nothing by counter"]),
    PlaceCase(
      name: "not where something else is assigned", mods: [counter],
      before: [shelf + "  init() {\n    self.a = 1\n    ‸print(b)\n  }\n}\n"],
      messages: ["x used too early"], outcomes: ["nothing by counter"]),
  ]

  @Test("In other code that shares the captures", arguments: relations)
  func relation(row: PlaceCase) throws { try row.check() }
}
