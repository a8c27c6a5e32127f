import Testing

/// What a rule does with the places that it finds.
@Suite struct RuleTests {
  static let renaming = Mod(
    "rename",
    """
    rules:
      - match: fetch(<#x#>)
        rewrite: load(<#x#>)
    """)

  static let requiring = Mod(
    "require",
    """
    rules:
      - match: fetch(<#x#>)
        require:
          - has-known-type: x
            otherwise: "write the type of {x}; {detail}"
        rewrite: load(<#x#>)
    """)

  static let drop = Mod(
    "drop",
    """
    rules:
      - match: drop()
        remove: statement
    """)

  static let conditions: [EngineCase] = [
    EngineCase(
      name: "nested matches in one pass", mods: [renaming],
      before: "fetch(fetch(a))\nfind { fetch(b) }\n", after: "load(load(a))\nfind { load(b) }\n",
      rewrites: ["rename": 3]),
    EngineCase(
      name: "the first rule that fits takes the place",
      mods: [
        Mod(
          "first",
          """
          rules:
            - match: fetch(1)
              rewrite: one()
            - match: "fetch(<#x: literal#>)"
              rewrite: literal(<#x#>)
            - match: fetch(<#x#>)
              rewrite: load(<#x#>)
          """)
      ],
      before: "fetch(1)\nfetch(2)\nfetch(a)\n", after: "one()\nliteral(2)\nload(a)\n",
      rewrites: ["first": 3]),
    EngineCase(
      name: "a rule whose place needs a hand leaves it to no later rule",
      mods: [
        Mod(
          "first",
          """
          rules:
            - match: fetch(<#x#>)
              require:
                - has-known-type: x
                  otherwise: "what is {x}?"
              rewrite: load(<#x#>)
            - match: fetch(<#x#>)
              rewrite: find(<#x#>)
          """)
      ],
      before: "fetch(1)\nfetch(a)\n", after: "load(1)\nfetch(a)\n",
      findings: ["2:1 first: what is a?"]),
    EngineCase(
      name: "a rule whose condition is unknown leaves the place to the next one, silently",
      mods: [
        Mod(
          "first",
          """
          rules:
            - match: fetch(<#x#>)
              where:
                - has-known-type: x
              rewrite: load(<#x#>)
            - match: fetch(b)
              rewrite: find(b)
          """)
      ],
      before: "fetch(1)\nfetch(a)\nfetch(b)\n", after: "load(1)\nfetch(a)\nfind(b)\n"),
    EngineCase(
      name: "a requirement that is unknown is reported", mods: [requiring],
      before: "fetch(1)\nfetch(a)\n", after: "load(1)\nfetch(a)\n",
      findings: [
        "2:1 require: write the type of a; the type of a is not told by the code"
      ]),
    EngineCase(
      name: "only files that import one of the modules",
      mods: [
        Mod(
          "imports",
          """
          imports: [Store, Shelf]
          rules:
            - match: fetch()
              rewrite: load()
          """)
      ],
      before: "import Shelf\nfetch()\n", after: "import Shelf\nload()\n"),
    EngineCase(
      name: "the name of a module that is not imported",
      mods: [
        Mod(
          "imports",
          """
          imports: [Store]
          rules:
            - match: fetch()
              rewrite: load()
          """)
      ],
      before: "import Stores\nlet s: Store\nfetch()\n"),
  ]

  static let places: [EngineCase] = [
    EngineCase(
      name: "the place of a member call is its name",
      mods: [note("<#store#>.refresh()", "{store} refreshes itself")],
      before: "shelf\n  .books\n  .refresh()\nself.refresh()\n",
      findings: [
        "3:4 note: shelf\n  .books refreshes itself", "4:6 note: self refreshes itself",
      ]),
    EngineCase(
      name: "the place of a declaration is its start, attributes included",
      mods: [note("var <#name: identifier#> = 0", "{name} is 0")],
      before: "struct A {\n  @Wrapper\n  private var a = 0\n  var b = 0\n}\n",
      findings: ["2:3 note: a is 0", "4:3 note: b is 0"]),
    EngineCase(
      name: "the place of a type",
      mods: [note("{ pattern: \"Pair<<#_#>>\", as: type }", "no pairs")],
      before: "let a: [Pair<Int>] = []\n", findings: ["1:9 note: no pairs"]),
    EngineCase(
      name: "notes of several codemods, by place",
      mods: [
        note("b()", "second", id: "z"), note("a()", "first", id: "y"), note("b()", "x", id: "x"),
      ],
      before: "a()\nb()\n", findings: ["1:1 y: first", "2:1 x: x", "2:1 z: second"]),
    EngineCase(
      name: "a finding in code that moves is told where the code came from",
      mods: [
        requiring,
        Mod(
          "swap",
          """
          rules:
            - match: swap(<#a#>, <#b#>)
              rewrite: swapped(<#b#>, <#a#>)
          """),
      ],
      before: "swap(\n  fetch(a),\n  fetch(b))\n",
      after: "swapped(\n  fetch(b), fetch(a))\n",
      findings: [
        "2:3 require: write the type of a; the type of a is not told by the code",
        "3:3 require: write the type of b; the type of b is not told by the code",
      ]),
    EngineCase(
      name: "lines are told as the original has them, though earlier lines went",
      mods: [
        drop,
        Mod(
          "shown",
          """
          rules:
            - match: show(<#x#>)
              require:
                - not: { elsewhere: { pattern: hide() } }
                  otherwise: "see {place}, {places}: {detail}"
              rewrite: present(<#x#>)
          """),
      ],
      before: "drop()\nshow(1)\ndrop()\nhide()\n\nhide()\n",
      after: "show(1)\nhide()\n\nhide()\n",
      findings: ["2:1 shown: see line 4, line 4, line 6: hide() is like that"]),
    EngineCase(
      name: "a finding is told where the original has it, though earlier lines went",
      mods: [
        drop, requiring,
      ],
      before: "drop()\ndrop()\nfetch(a)\n", after: "fetch(a)\n",
      findings: ["3:1 require: write the type of a; the type of a is not told by the code"]),
  ]

  static let captures: [EngineCase] = [
    EngineCase(
      name: "computed captures",
      mods: [
        Mod(
          "let",
          """
          rules:
            - match: "var <#name: identifier#> = fetch(<#value#>)"
              let:
                type:
                  type-of: value
                  otherwise: "the type of {value} is not told"
              rewrite: "var <#name#>: <#type#> = fetch(<#value#>)"
          """)
      ],
      before: "var a = fetch(1)\nvar b = fetch(c)\n",
      after: "var a: Int = fetch(1)\nvar b = fetch(c)\n",
      findings: ["2:1 let: the type of c is not told"]),
    EngineCase(
      name: "insertions with a condition",
      mods: [
        Mod(
          "paint",
          """
          rules:
            - match: paint(<#value#>)
              rewrite: fill(<#value#>)
              insert:
                before: value
                text: Paint
                when: { chain: { expression: value, implicit: true } }
          """)
      ],
      before: "paint(.red)\npaint(red)\n", after: "fill(Paint.red)\nfill(red)\n"),
    EngineCase(
      name: "an insertion beside nothing",
      mods: [
        Mod(
          "mark",
          """
          rules:
            - match: paint(<#values...#>)
              rewrite: fill(<#values#>)
              insert: { after: values, text: ", end" }
          """)
      ],
      before: "paint()\npaint(a)\n", after: "paint()\nfill(a, end)\n",
      findings: ["1:1 mark: there is nothing here to put `, end` beside; do this by hand"]),
    EngineCase(
      name: "imports are added once",
      mods: [
        Mod(
          "import",
          """
          rules:
            - match: fetch()
              rewrite: load()
              add-import: Store
          """)
      ],
      before: "import Shelf\n\nfetch()\nfetch()\n",
      after: "import Shelf\nimport Store\n\nload()\nload()\n"),
    EngineCase(
      name: "what is not there cannot be removed",
      mods: [
        Mod(
          "remove",
          """
          rules:
            - match: fetch()
              remove: argument
          """)
      ],
      before: "load(fetch(), 1)\nfetch()\n", after: "load(1)\nfetch()\n",
      findings: ["2:1 remove: there is no argument to remove here; do this by hand"]),
  ]

  private static func note(_ match: String, _ text: String, id: String = "note") -> Mod {
    let pattern = match.hasPrefix("{") ? match : "\"\(match)\""
    return Mod(
      id,
      """

      confidence: note
      rules:
        - match: \(pattern)
          note: "\(text)"
      """)
  }

  @Test(arguments: conditions) func meetsConditions(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: places) func tellsPlaces(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: captures) func usesCaptures(_ row: EngineCase) throws { try row.check() }
}
