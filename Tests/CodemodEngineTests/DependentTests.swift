import CodeFacts
import Testing

/// What goes with a match: all of it, or nothing.
@Suite struct DependentTests {
  static let units: [EngineCase] = [
    EngineCase(
      name: "the parameter of a closure, and not that of another one", mods: [naming],
      before: "watch { a($0, b.map { $0 }) }\nwatch { b.map { $0 } }\nwatch { a($1, $0) }\nc($0)\n",
      after: "watch { _, new in a(new, b.map { $0 }) }\nwatch { b.map { $0 } }\n"
        + "watch { a($1, $0) }\nc($0)\n"),
    EngineCase(
      name: "a named parameter, and nothing else of that name", mods: [unwrapping],
      before: "struct A {\n  var x = 1\n  func f() {\n    watch { x in\n      self.x = x\n"
        + "      a(x: x.x)\n      b { x in a(x) }\n    }\n    a(x)\n  }\n}\n",
      after: "struct A {\n  var x = 1\n  func f() {\n    follow { x in\n      self.x = x.value\n"
        + "      a(x: x.value.x)\n      b { x in a(x) }\n    }\n    a(x)\n  }\n}\n"),
    EngineCase(
      name: "a value that another part of the change writes takes its comments along",
      mods: [moving],
      before: """
        struct S {
          @Held var a: [Int] = [
            1, // one
          ] // all
        }
        let s = S(a: [])

        """,
      after: """
        struct S {
          @Held var a: [Int] // all

          init(
            a: [Int] = [
              1, // one
            ]
          ) {}
        }
        let s = S(a: [])

        """, sdk: SDKKnowledge(valueWrappers: ["Held"])),
    EngineCase(
      name: "a capture that is computed where the dependent rule fits", mods: [written],
      before: "struct S {\n  let a = 1\n  func f() { make(a) }\n}\n",
      after: "struct S {\n  let a: Int\n  func f() { made(a) }\n}\n"),
    EngineCase(
      name: "a capture that cannot be computed there keeps all from being changed",
      mods: [written], before: "struct S {\n  let a = b()\n  func f() { make(a) }\n}\n",
      findings: ["3:14 written: the type of a is not told by b()"]),
    EngineCase(
      name: "the match, what sets the name, and its declaration", mods: [ask],
      before: shelf(
        asking + "  func lose() {\n    lost = a\n    isAsking = true\n  }\n"
          + "  func find() { self.isAsking = false }\n"),
      after: shelf(
        asked + "  func lose() {\n    lost = a\n  }\n  func find() { lost = nil }\n", flag: ""),
      rewrites: ["ask": 1]),
    EngineCase(
      name: "nothing, if a use has no statement beside it", mods: [ask],
      before: shelf(
        asking + "  func lose() {\n    lost = a\n    isAsking = true\n  }\n"
          + "  func stay() {\n    isAsking = true\n  }\n"),
      findings: ["6:5 ask: isAsking is also used at line 13"]),
    EngineCase(
      name: "nothing, if a use is of no known kind", mods: [ask],
      before: shelf(asking + "  func show() { print(isAsking, isAsking) }\n"),
      findings: ["6:5 ask: isAsking is also used at line 8"]),
    EngineCase(
      name: "nothing, if the name is declared elsewhere", mods: [ask],
      before: "extension Shelf {\n\(asking)}\n",
      findings: [
        "3:5 ask: the declaration of isAsking is not known, so that its uses cannot all be found; "
          + "rewrite this by hand"
      ]),
    EngineCase(
      name: "nothing, if a part of it cannot be rewritten",
      mods: [
        Mod(
          "ask",
          """
          rules:
            - match: "ask(<#flag: property#>)"
              rewrite: ask()
              then:
                - match: "<#flag: property#> = true"
                  remove: argument
          """)
      ],
      before: "struct A {\n  var a = false\n  func f() {\n    ask(a)\n    a = true\n  }\n}\n",
      findings: ["4:5 ask: there is no argument to remove here; do this by hand"]),
  ]

  static let names: [EngineCase] = [
    EngineCase(
      name: "a local name of the same spelling is left alone", mods: [ask],
      before: shelf(
        asking
          + "  func other() {\n    var isAsking = false\n    isAsking = true\n    lost = b\n  }\n"),
      after: shelf(
        asked
          + "  func other() {\n    var isAsking = false\n    isAsking = true\n    lost = b\n  }\n",
        flag: "")),
    EngineCase(
      name: "another type with the same property, nested or beside, is left alone", mods: [ask],
      before: shelf(
        asking + "  struct Board {\n    var isAsking = false\n    mutating func ask() {\n"
          + "      isAsking = false\n    }\n  }\n") + "struct Other {\n  var isAsking = false\n}\n",
      after: shelf(
        asked + "  struct Board {\n    var isAsking = false\n    mutating func ask() {\n"
          + "      isAsking = false\n    }\n  }\n", flag: "")
        + "struct Other {\n  var isAsking = false\n}\n"),
    EngineCase(
      name: "a name that was found behind a dollar sign", mods: [showing],
      before: "struct Shelf {\n  @State var on = false\n  func f() { show($on) }\n"
        + "  struct Board {\n    @State var on = false\n    func g() { on = true }\n  }\n}\n",
      after: "struct Shelf {\n  func f() { show() }\n"
        + "  struct Board {\n    @State var on = false\n    func g() { on = true }\n  }\n}\n"),
    EngineCase(
      name: "names are what they mean without `complete` as well", mods: [reset],
      before: """
        struct A {
          var on = false
          func f() {
            reset(on)
            on = true
            self.on = true
          }
          func g(on: inout Bool) {
            on = true
          }
          struct B {
            var on = false
            func h() { on = true }
          }
        }

        """,
      after: """
        struct A {
          var on = false
          func f() {
            start()
            start(on)
            start(self.on)
          }
          func g(on: inout Bool) {
            on = true
          }
          struct B {
            var on = false
            func h() { on = true }
          }
        }

        """),
    EngineCase(
      name: "dependents in other parts of the type", mods: [ask],
      before: shelf(asking) + "extension Shelf {\n  func find() { isAsking = false }\n}\n",
      after: shelf(asked, flag: "") + "extension Shelf {\n  func find() { lost = nil }\n}\n"),
  ]

  static let obstacles: [EngineCase] = [
    EngineCase(
      name: "nothing, if conditional compilation cuts through a part of it",
      mods: [
        Mod(
          "ask",
          """
          rules:
            - match: "ask(<#flag: property#>)"
              rewrite: ask()
              then:
                - match: "if <#flag: property#> { <#_...#>; stop() }"
                  remove: statement
          """)
      ],
      before: """
        struct A {
          var a = false
          func f() {
            ask(a)
            if a {
              #if DEBUG
                log()
              #endif
              stop()
            }
          }
        }

        """,
      findings: [
        "4:5 ask: conditional compilation cuts through the code at line 5, which goes with this; "
          + "rewrite each branch by hand"
      ]),
    EngineCase(
      name: "code that the match holds around a dependent place keeps no obstacle from it",
      mods: [
        Mod(
          "run",
          """
          rules:
            - match: "run { <#work...: statement#> }"
              has: <#rows#>.old()
              rewrite: "go { <#work#> }"
              then:
                - match: <#rows#>.old()
                  scope: file
                  rewrite: <#rows#>.new()
          """)
      ],
      before: "run {\n  a\n    #if DEBUG\n    .old()\n    #endif\n}\n",
      findings: [
        "1:1 run: conditional compilation cuts through the code at line 2, which goes with this; "
          + "rewrite each branch by hand"
      ]),
  ]

  /// A type that changes its form, with the properties that hold one.
  private static let thing = Mod(
    "thing",
    """
    rules:
      - match: "struct <#name: identifier#>: Old { <#members...#> }"
        require:
          - not: { elsewhere: { pattern: use(<#name#>), scope: file } }
            otherwise: "{name} is used at {places}"
        rewrite: "class <#name#>: New { <#members#> }"
        then:
          - match: "var <#x: identifier#>: <#name#>"
            scope: file
            rewrite: "let <#x#>: <#name#>"
    """)

  static let types: [EngineCase] = [
    EngineCase(
      name: "another type of that name", mods: [thing],
      before: """
        enum A {
          struct Thing: Old {}
          struct User { var thing: Thing }
        }
        enum B {
          struct Thing {}
          struct User { var thing: Thing }
          func f() { use(Thing) }
        }
        struct C { var thing: A.Thing }

        """,
      after: """
        enum A {
          class Thing: New {}
          struct User { let thing: Thing }
        }
        enum B {
          struct Thing {}
          struct User { var thing: Thing }
          func f() { use(Thing) }
        }
        struct C { var thing: A.Thing }

        """),
    EngineCase(
      name: "the type itself", mods: [thing],
      before: "struct Thing: Old {}\nfunc f() { use(Thing) }\n",
      findings: ["1:1 thing: Thing is used at line 2"]),
  ]

  @Test(arguments: types) func goByWhatTypesMean(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: units) func areOneUnit(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: names) func goByWhatNamesMean(_ row: EngineCase) throws { try row.check() }

  @Test(arguments: obstacles) func areKeptFromObstacles(_ row: EngineCase) throws {
    try row.check()
  }
}
