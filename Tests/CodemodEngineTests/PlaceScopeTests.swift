import CodeFacts
import CodemodEngine
import Rewriting
import Testing

/// How the places of diagnostics lie to matches, and what becomes of them in later passes.
@Suite struct PlaceScopeTests {
  /// Makes what stands in a scope around a call of `mark` with the call's number new.
  static func scoped(_ scope: DiagnosticScope, at: String = "") -> Mod {
    Mod(
      "scoped",
      """
      diagnostics:
        - message: "bad {_}"
          scope: \(scope.rawValue)
      \(at.isEmpty ? "" : "    at: \(at)\n")rules:
        - match: "mark(<#n#>)"
          rewrite: "marked(<#n#>)"
      """)
  }

  static let nested = """
    mark(0)
    struct A {
      let x = mark(1)
      func f() {
        mark(2)
        if a {
          mark(3)
          b()
        }
      }
    }
    extension A {
      func g() { mark(4) }
    }

    """

  /// The numbers of the calls that each scope reaches from a place beside `mark(3)`.
  @Test(
    "Scopes, and the smallest code around the place decides",
    arguments: [
      (DiagnosticScope.match, ""), (.block, "3"), (.function, "23"), (.declaration, "123"),
      (.type, "1234"), (.file, "01234"), (.project, "01234"),
    ])
  func scopes(scope: DiagnosticScope, reached: String) throws {
    let before = Self.nested.replacing("b()", with: "‸b()")
    var after = Self.nested
    for number in reached { after = after.replacing("mark(\(number))", with: "marked(\(number))") }
    let lines = ["0": "1:1", "1": "3:11", "2": "5:5", "3": "7:7", "4": "13:14"]
    let answers = reached.map { "scoped at 0 \(lines[String($0)] ?? "") rewritten by rule 1" }
    try PlaceCase(
      name: "", mods: [Self.scoped(scope)], before: [before], after: [after],
      messages: ["bad x"],
      outcomes: [answers.isEmpty ? "nothing by scoped" : answers.joined(separator: "; ")]
    ).check()
  }

  static let rows: [PlaceCase] = [
    PlaceCase(
      name: "without a place, only what has to do with the whole project",
      mods: [scoped(.project)], before: ["mark(1)\n", "mark(2)\n"],
      after: ["marked(1)\n", "marked(2)\n"], messages: [],
      outcomes: ["scoped at 0 1:1 rewritten by rule 1; scoped at 1 1:1 rewritten by rule 1"],
      others: [DiagnosedPlace(message: "bad x")]),
    PlaceCase(
      name: "without a place, nothing that has to do with a file", mods: [scoped(.file)],
      before: ["mark(1)\n"], messages: [], outcomes: ["nothing by scoped"],
      others: [DiagnosedPlace(message: "bad x")]),
    PlaceCase(
      name: "a match that has no function around it is not one of all functions of the file",
      mods: [scoped(.function)], before: ["let a = mark(1)\nfunc f() { b‸() }\n"],
      messages: ["bad x"], outcomes: ["nothing by scoped"]),
    PlaceCase(
      name: "but with code in the file that shares its captures",
      mods: [scoped(.function, at: "use(<#n#>)")],
      before: ["mark(1)\nmark(2)\nfunc f() { use(‸2) }\n"],
      after: ["mark(1)\nmarked(2)\nfunc f() { use(2) }\n"], messages: ["bad x"],
      outcomes: ["scoped at 0 2:1 rewritten by rule 1"]),
    PlaceCase(
      name: "a type's declaration is in the scope of itself and of its extensions",
      mods: [
        Mod(
          "open",
          """
          diagnostics:
            - message: "bad {_}"
              scope: type
              at: self.init(<#_...#>)
          rules:
            - match:
                query: "(class_declaration \\"struct\\" name: (type_identifier) @type)"
                not: { has: "init() {}" }
              add-member: { code: "init() {}" }
          """)
      ],
      before: [
        "struct A {\n  let a = 1\n}\nstruct B {\n  let b = 1\n}\n",
        "extension B {\n  init(x: Int) { self.init‸(b: x) }\n}\n",
      ],
      after: [
        "struct A {\n  let a = 1\n}\nstruct B {\n  let b = 1\n\n  init() {}\n}\n",
        "extension B {\n  init(x: Int) { self.init(b: x) }\n}\n",
      ],
      messages: ["bad x"], outcomes: ["open at 0 4:1 rewritten by rule 1"]),
    PlaceCase(
      name: "code within the match",
      mods: [
        Mod(
          "inner",
          """
          diagnostics:
            - message: "bad {_}"
              at: <#content#>
          rules:
            - match: "<#base?#>.over(<#content#>)"
              rewrite: "<#base?#>.over { <#content#> }"
          """)
      ],
      before: ["a.under(‸b).over(c)\na.over(b).over(‸c)\n"],
      after: ["a.under(b).over(c)\na.over(b).over { c }\n"],
      messages: ["bad x", "bad y"],
      outcomes: ["nothing by inner", "inner at 0 2:11 rewritten by rule 1"]),
    PlaceCase(
      name: "the name in the message",
      mods: [
        Mod(
          "named",
          """
          diagnostics:
            - message: "bad '_{name}'"
              scope: file
          rules:
            - match: "let <#name: identifier#> = 1"
              rewrite: "let <#name#> = 2"
          """)
      ],
      before: ["let a = 1\nlet b = 1\n‸c()\n"], after: ["let a = 1\nlet b = 2\nc()\n"],
      messages: ["bad '_b'"], outcomes: ["named at 0 2:1 rewritten by rule 1"]),
    PlaceCase(
      name: "a message that names a capture is only for the rules that have it",
      mods: [
        Mod(
          "either",
          """
          diagnostics: "bad '{name}'"
          rules:
            - match: "f(<#name: identifier#>)"
              rewrite: "g(<#name#>)"
            - match: "f(<#other: number#>)"
              rewrite: "g(<#other#>)"
          """)
      ],
      before: ["‸f(a)\n‸f(1)\n‸f(b)\n"], after: ["g(a)\nf(1)\nf(b)\n"],
      messages: ["bad 'a'", "bad '1'", "bad 'a'"],
      outcomes: [
        "either at 0 1:1 rewritten by rule 1", "nothing by either", "nothing by either",
      ]),
    PlaceCase(
      name: "two codemods that answer the same message: whichever has a match there",
      mods: [
        PlaceTests.rename,
        Mod(
          "other",
          """
          diagnostics: "bad {_}"
          rules:
            - match: "older(<#a#>)"
              rewrite: "newer(<#a#>)"
          """),
      ],
      before: ["‸old(1)\n‸older(2)\n‸oldest(3)\n"], after: ["new(1)\nnewer(2)\noldest(3)\n"],
      messages: ["bad x"],
      outcomes: [
        "rename at 0 1:1 rewritten by rule 1", "other at 0 2:1 rewritten by rule 1",
        "nothing by other, rename",
      ]),
  ]

  @Test("Relations", arguments: rows) func relations(row: PlaceCase) throws { try row.check() }

  /// Takes a free name, so that only one match of a type can be rewritten in a pass.
  static let extracting = Mod(
    "extracting",
    """
    diagnostics:
      - message: "bad {_}"
        scope: function
    rules:
      - match: "show { <#content...: statement#> }"
        where:
          - not: { matches: { capture: content, kind: simple_identifier } }
        let:
          name: { free-name: [one, two], otherwise: no name is free }
        rewrite: "show { <#name#> }"
        add-member: { code: "var <#name#>: Int { <#content#> }" }
    """)

  static let passes: [PlaceCase] = [
    PlaceCase(
      name: "a match inside of one that is rewritten in a pass before", mods: [PlaceTests.rename],
      before: ["f(o‸ld(‸old(1), old(2)))\n"], after: ["f(new(new(1), old(2)))\n"],
      messages: ["bad x", "bad y"],
      outcomes: ["rename at 0 1:3 rewritten by rule 1", "rename at 0 1:7 rewritten by rule 1"]),
    PlaceCase(
      name: "what one codemod makes another one's, where the place still is",
      mods: [
        Mod(
          "first",
          """
          diagnostics: "bad {_}"
          rules:
            - match: "first(<#a#>)"
              rewrite: "second(<#a#>)"
          """),
        Mod(
          "second",
          """
          diagnostics: "bad {_}"
          rules:
            - match: "second(<#a#>)"
              rewrite: "third(<#a#>)"
          """),
      ],
      before: ["second(0)\nsecond(1) + ‸first(2)\n"], after: ["second(0)\nsecond(1) + third(2)\n"],
      messages: ["bad x"],
      outcomes: [
        "first at 0 2:13 rewritten by rule 1; second at 0 2:13 rewritten by rule 1"
      ]),
    PlaceCase(
      name: "of several that a place is about one may wait for a pass", mods: [extracting],
      before: [
        "struct S {\n  func f() ‸{\n    show { a(1) }\n    show { a(2) }\n  }\n"
          + "  func g() { show { a(3) } }\n}\n"
      ],
      after: [
        """
        struct S {
          func f() {
            show { one }
            show { two }
          }
          func g() { show { a(3) } }

          var one: Int { a(1) }

          var two: Int { a(2) }
        }

        """
      ],
      messages: ["bad x"],
      outcomes: [
        "extracting at 0 3:5 rewritten by rule 1; extracting at 0 4:5 rewritten by rule 1"
      ]),
  ]

  @Test("Later passes", arguments: passes) func later(row: PlaceCase) throws { try row.check() }
}
