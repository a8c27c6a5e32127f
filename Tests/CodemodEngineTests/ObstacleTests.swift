import Testing

/// What stands in the way of rewriting.
@Suite struct ObstacleTests {
  static let either = Mod(
    "move",
    """
    rules:
      - match: "fetch { <#body...#> }"
        rewrite: "load { <#body#> }"
      - match: "<#shelf#>.fetch(<#x#>)"
        rewrite: "<#shelf#>.load(<#x#>)"
      - match: |
          open()
          close()
        rewrite: touch()
      - match: |
          lock()
          <#work...#>
          unlock()
        rewrite: "locked { <#work#> }"
      - match: "<#a#> <~> <#b#>"
        rewrite: "pipe(<#a#>, <#b#>)"
    """)

  static let closing = Mod(
    "close",
    """

    rules:
      - match: hold(<#a#>)
        rewrite: hold { <#a#> }
    """)

  static let torn = Mod(
    "tear",
    """
    rules:
      - match:
          query: |
            (call_expression (simple_identifier) @name
              (call_suffix (lambda_literal (statements (call_expression) @inner) @all))
              (#eq? @name "run"))
        rewrite: go(<#inner#>)
      - match:
          query: |
            (call_expression (simple_identifier) @name
              (call_suffix (lambda_literal (statements) @all))
              (#eq? @name "all"))
        rewrite: "go { <#all#> }"
      - match: "drop { <#body...: statement#> }"
        rewrite: dropped()
      - match:
          all:
            - "first { <#body...: statement#> }"
            - query: |
                (call_expression
                  (call_suffix (lambda_literal (statements . (call_expression) @one))))
        rewrite: second(<#one#>)
    """)

  static let cut = "conditional compilation cuts through this code; rewrite each branch by hand"

  static let rows: [EngineCase] = [
    EngineCase(
      name: "a new trailing closure in the header of a statement",
      mods: [closing],
      before: "if hold(a) { go() }\nwhile (hold(b)) { go() }\nlet c = hold(d)\n",
      after: "if hold(a) { go() }\nwhile (hold { b }) { go() }\nlet c = hold { d }\n",
      findings: [
        "1:4 close: a trailing closure in the header of a statement reads as its body; "
          + "move this call into a constant before it, then run again"
      ]),
    EngineCase(
      name: "a whole #if in a capture",
      mods: [either],
      before: "fetch {\n  a()\n  #if DEBUG\n    log()\n  #else\n    c()\n  #endif\n  b()\n}\n",
      after: "load {\n  a()\n  #if DEBUG\n    log()\n  #else\n    c()\n  #endif\n  b()\n}\n"),
    EngineCase(
      name: "code that would come out of an #if that a query holds",
      mods: [torn], before: "run {\n  #if DEBUG\n  a()\n  #endif\n}\n",
      findings: ["1:1 tear: \(cut)"]),
    EngineCase(
      name: "an #if that a query holds whole",
      mods: [torn], before: "all {\n  #if DEBUG\n  a()\n  #endif\n}\n",
      after: "go {\n  #if DEBUG\n  a()\n  #endif\n}\n"),
    EngineCase(
      name: "an #if that goes with its code",
      mods: [torn],
      before: "drop {\n  #if DEBUG\n  a()\n  #else\n  b()\n  #endif\n}\n"
        + "first {\n  a()\n  #if DEBUG\n  b()\n  #endif\n}\n",
      after: "dropped()\nsecond(a())\n"),
    EngineCase(
      name: "a match inside of a branch",
      mods: [either],
      before: "#if DEBUG\nfetch { a() }\n#else\nfetch { b() }\n#endif\n",
      after: "#if DEBUG\nload { a() }\n#else\nload { b() }\n#endif\n"),
    EngineCase(
      name: "an #if between two statements of the pattern",
      mods: [either],
      before: "open()\n#if DEBUG\nclose()\n#endif\n", findings: ["1:1 move: \(cut)"]),
    EngineCase(
      name: "the end of one #if and the beginning of the next, in a capture",
      mods: [either],
      before: "#if A\nlock()\na()\n#endif\n#if B\nb()\nunlock()\n#endif\n",
      findings: ["2:1 move: \(cut)"]),
    EngineCase(
      name: "an #if around a member of the receiver ends behind it",
      mods: [either],
      before: "shelf\n  .a()\n  #if DEBUG\n  .log()\n  #endif\n  .fetch(1)\n",
      findings: ["6:4 move: \(cut)"]),
    EngineCase(
      name: "an #if that begins in the receiver and ends behind the match",
      mods: [either],
      before: "shelf\n  .a()\n  #if DEBUG\n  .fetch(1)\n  #endif\n",
      findings: ["4:4 move: \(cut)"]),
    EngineCase(
      name: "code that cannot be read, in a capture",
      mods: [either], before: "fetch {\n  a(1, , 2)\n}\nfetch { a() }\n",
      after: "load {\n  a(1, , 2)\n}\nload { a() }\n"),
    EngineCase(
      name: "code without its closing bracket, in a capture",
      mods: [either], before: "fetch {\n  a(\n}\nfetch { a() }\n",
      after: "fetch {\n  a(\n}\nload { a() }\n",
      findings: ["1:1 move: the parser cannot read this code; rewrite it by hand"]),
    EngineCase(
      name: "operators whose grouping another file tells",
      mods: [either], before: "let a = x <~> y\nlet b = x <~> s.fetch(1) <~> z\n",
      after: "let a = pipe(x, y)\nlet b = x <~> s.load(1) <~> z\n",
      findings: [
        "2:9 move: the parser cannot tell how the operators in this code group; rewrite it by hand"
      ]),
    EngineCase(
      name: "code that cannot be read, elsewhere in the file",
      mods: [either], before: "let = = 1\n\nfunc f() {\n  shelf.fetch(1)\n}\n",
      after: "let = = 1\n\nfunc f() {\n  shelf.load(1)\n}\n"),
  ]

  @Test(arguments: rows) func stopsAt(_ row: EngineCase) throws { try row.check() }
}
