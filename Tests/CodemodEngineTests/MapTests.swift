import CodeFacts
import Testing

/// Lists whose pieces become something else one by one.
@Suite struct MapTests {
  static let ask = Mod(
    "ask",
    """
    rules:
      - match: "ask(<#title#>, [<#choices...#>])"
        let:
          answers:
            map: choices
            rewriting:
              - match: ".choice(<#name#>, then: <#work: closure#>)"
                rewrite: Choice(<#name#>) <#work#>
              - match: ".choice(<#name#>)"
                where:
                  - not: { matches: { capture: name, pattern: last } }
                rewrite: "Choice(<#name#>) {}"
              - match: .nothing
                remove: match
            otherwise: "{detail} at {place} is no choice"
        rewrite: |
          ask(<#title#>) {
            <#answers#>
          }
    """)

  static let list = Mod(
    "list",
    """
    rules:
      - match: "ask(<#title#>) { <#answers...: statement#> }"
        let:
          choices:
            map: answers
            rewriting:
              - match: "Choice(<#name#>)"
                rewrite: ".choice(<#name#>)"
              - match: Nothing()
                remove: match
            otherwise: "{detail} at {place} is no choice"
        rewrite: "ask(<#title#>, [<#choices...#>])"
    """)

  static let joined = Mod(
    "joined",
    """
    rules:
      - match: "open(<#path#>)"
        where:
          - matches: { capture: path, pattern: "<#_#> / <#_#>" }
        let:
          parts: { operands-of: path, operator: /, otherwise: no }
          names:
            map: parts
            join: ", "
            rewriting:
              - match: "Folder(<#name#>)"
                rewrite: <#name#>
              - match: "<#name: string#>"
                rewrite: <#name#>
            otherwise: "{detail} is no folder"
        rewrite: "open(<#names...#>)"
    """)

  /// Arguments that become others, spelled like what they replace.
  static let offer = Mod(
    "offer",
    """
    rules:
      - match: "show(<#parts...#>)"
        let:
          views:
            map: parts
            rewriting:
              - match: "self.$<#name: identifier#>"
                rewrite: self.<#name#>
              - match: "part(of: <#x#>, in: <#y#>)"
                rewrite: "part(in: <#y#>, of: <#x#>)"
              - match: "<#x#>.tab(<#y#>)"
                rewrite: "Tab(<#y#>) { <#x#> }"
            otherwise: "{detail} is no part"
        rewrite: |
          views {
            <#views#>
          }
      - match: "blocks { <#all...: statement#> }"
        let:
          tabs:
            map: all
            rewriting:
              - match: "<#x#>.tab(<#y#>)"
                rewrite: |
                  Tab(<#y#>) {
                    <#x#>
                  }
              - match: "<#x#>.tab(<#y#>).mark(<#z#>)"
                rewrite: |
                  Tab(<#y#>) {
                    <#x#>
                  }
                  .mark(<#z#>)
            otherwise: "{detail} is no part"
        rewrite: |
          tabs {
            <#tabs#>
          }
    """)

  static let cases = [
    EngineCase(
      name: "new text that begins and ends like what it replaces", mods: [offer],
      before: "show(self.$lost, part(of: a, in: part(of: b, in: c)), a.tab(a))\n",
      after: """
        views {
            self.lost
            part(in: part(of: b, in: c), of: a)
            Tab(a) { a }
        }

        """),
    EngineCase(
      name: "the same over several lines", mods: [offer],
      before: """
        show(
          self.$lost, // lost
          part(
            of: part, // of
            in: part
          ),
          // above
          Tab { x }.tab(
            Tab
          )
        )

        """,
      after: """
        views {
          self.lost // lost
          part(
            in: part, of: part // of
          )
          // above
          Tab(
            Tab
          ) { Tab { x } }
        }

        """),
    EngineCase(
      name: "comments above the pieces of a block that stays", mods: [offer],
      before: """
        blocks {
          // first
          a.tab(1)
          // second
          b.tab(2)
        }
        blocks { // top
          // first
          a.tab(1) // behind
          // last
        }
        blocks {
          /* first */ a.tab(1)
        }

        """,
      after: """
        tabs {
          // first
          Tab(1) {
            a
          }
          // second
          Tab(2) {
            b
          }
        }
        tabs { // top
          // first
          Tab(1) {
            a
          } // behind
          // last
        }
        tabs {
          /* first */ Tab(1) {
            a
          }
        }

        """),
    EngineCase(
      name: "statements on one line, with a link that comes", mods: [offer],
      before: "blocks { a.tab(1).mark(3); b.tab(2) }\n",
      after: """
        tabs {
            Tab(1) {
                a
            }
            .mark(3); Tab(2) {
                b
            }
        }

        """),
    EngineCase(
      name: "elements become statements, with their comments", mods: [ask],
      before: """
        ask("x", [
          .choice("a") { run() }, // one
          // two
          .choice("b"), /* c */ .choice("c", then: { run() }),
        ])

        """,
      after: """
        ask("x") {
          Choice("a") { run() } // one
          // two
          Choice("b") {}
          /* c */ Choice("c") { run() }
        }

        """, rewrites: ["ask": 1]),
    EngineCase(
      name: "a line becomes lines, also inside of code that moves", mods: [ask],
      before: """
        ask("x", [.choice("a"), .choice("b") {
          ask("y", [.choice("c"), .choice("d")])
        }])

        """,
      after: """
        ask("x") {
          Choice("a") {}
          Choice("b") {
            ask("y") {
              Choice("c") {}
              Choice("d") {}
            }
          }
        }

        """),
    EngineCase(
      name: "elements below each other behind the bracket", mods: [ask],
      before: """
        do {
          ask("x", [.choice("a"),
                    .choice("b") {
                      run()
                    }])
        }

        """,
      after: """
        do {
          ask("x") {
            Choice("a") {}
            Choice("b") {
              run()
            }
          }
        }

        """),
    EngineCase(
      name: "pieces that go, at both ends and between", mods: [ask],
      before: """
        ask("x", [
          .nothing, // first
          .choice("a"), // a
          .nothing, // second
          .choice("b"),
          .nothing // last
        ])

        """,
      after: """
        ask("x") {
          // first
          Choice("a") {} // a
          // second
          Choice("b") {} // last
        }

        """),
    EngineCase(
      name: "commas that begin lines", mods: [ask],
      before: "ask(\"x\", [\n  .choice(\"a\") /* a */\n  , .choice(\"b\")\n])\n",
      after: "ask(\"x\") {\n  Choice(\"a\") {} /* a */\n  Choice(\"b\") {}\n}\n"),
    EngineCase(
      name: "a piece that fits no rule", mods: [ask],
      before: "ask(\"x\", [\n  .choice(\"a\"),\n  .choice(last)])\n",
      findings: ["1:1 ask: .choice(last) at line 3 is no choice"]),
    EngineCase(
      name: "nothing stays", mods: [ask], before: "ask(\"x\", [.nothing])\n",
      findings: ["1:1 ask: nothing of choices at  is no choice"]),
    EngineCase(
      name: "statements become elements", mods: [list],
      before: "ask(x) {\n  Choice(1) // one\n  Nothing()\n  Choice(2)\n  Choice(3)\n}\n",
      after: "ask(x, [\n  .choice(1), // one\n  .choice(2),\n  .choice(3)\n])\n"),
    EngineCase(
      name: "statements on one line", mods: [list], before: "ask(x) { Choice(1); Choice(2) }\n",
      after: "ask(x, [.choice(1), .choice(2)])\n"),
    EngineCase(
      name: "conditional compilation between the pieces", mods: [list],
      before: "ask(x) {\n  Choice(1)\n  #if DEBUG\n  Choice(2)\n  #endif\n  Choice(3)\n}\n",
      findings: ["1:1 list: a line of conditional compilation at line 3 is no choice"]),
    EngineCase(
      name: "operands with something else between", mods: [joined],
      before: "open(Folder(a) / \"b\"\n  / Folder(f(c / d)))\nopen(a + b)\nopen(a * b / c)\n",
      after: "open(a, \"b\", f(c / d))\nopen(a + b)\nopen(a * b / c)\n",
      findings: ["4:1 joined: a*b is no folder"]),
  ]

  @Test(arguments: cases)
  func maps(_ test: EngineCase) throws { try test.check() }
}
