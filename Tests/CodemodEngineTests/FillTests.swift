import Testing

/// Code that is put where a block has none.
@Suite struct FillTests {
  static let filling = Mod(
    "fill",
    """
    rules:
      - match: { kind: [lambda_literal, function_body, computed_property] }
        where:
          - may-be-empty: true
        fill: |
          if a {{
              b()
          }}
    """)

  static let short = Mod(
    "fill",
    """
    rules:
      - match: { kind: lambda_literal }
        fill: x()
    """)

  static let several =
    "all code here stands in several #if; put `x()` where none of them holds"

  static let rows: [EngineCase] = [
    EngineCase(
      name: "several lines, indented as the file is", mods: [filling],
      before: "func f() {\n\t// c\n}\n\nvar a: Int {\n}\n\ng {\n\tx()\n}\n",
      after: "func f() {\n\t// c\n\tif a {\n\t\tb()\n\t}\n}\n\n"
        + "var a: Int {\n\tif a {\n\t\tb()\n\t}\n}\n\ng {\n\tx()\n}\n"),
    EngineCase(
      name: "on one line", mods: [short],
      before: "f {}\nf { }\nf {  }\nf { a in }\nf { /* c */ }\nf { a in/* c */}\n",
      after: "f { x() }\nf { x() }\nf { x() }\nf { a in x() }\nf { /* c */ x() }\n"
        + "f { a in/* c */ x() }\n"),
    EngineCase(
      name: "comments and blank lines", mods: [short],
      before: "f {\n\n}\nf { // c\n\n\n}\nf {\n  // c\n\n  /* d\n  e */\n}\nf { a in\n  // c\n}\n",
      after: "f {\n  x()\n}\nf { // c\n  x()\n}\nf {\n  // c\n\n  /* d\n  e */\n  x()\n}\n"
        + "f { a in\n  // c\n  x()\n}\n"),
    EngineCase(
      name: "branches that are missing or empty", mods: [short],
      before: "f {\n  #if A\n  a()\n  #elseif B\n  #endif\n}\n",
      after: "f {\n  #if A\n  a()\n  #elseif B\n  x()\n  #else\n  x()\n  #endif\n}\n"),
    EngineCase(
      name: "a diagnostic is no code", mods: [short],
      before: "f {\n  #if A\n  a()\n  #else\n  #warning(\"none\")\n  #endif\n}\n",
      after: "f {\n  #if A\n  a()\n  #else\n  #warning(\"none\")\n  x()\n  #endif\n}\n"),
    EngineCase(
      name: "several conditions", mods: [short],
      before: "f {\n  #if A\n  a()\n  #endif\n  #if B\n  b()\n  #endif\n}\n",
      findings: ["1:3 fill: \(several)"]),
    EngineCase(
      name: "a comment before the end of a condition", mods: [short],
      before: "f {\n  #if A\n    a() // c\n    // d\n  #endif // A\n}\n",
      after: "f {\n  #if A\n    a() // c\n    // d\n  #else\n    x()\n  #endif // A\n}\n"),
    EngineCase(
      name: "a block with a mistake in it", mods: [short],
      before: "f {\n  #if A\n  a(1, , 2)\n  #endif\n}\n",
      findings: ["1:3 fill: the parser cannot read this code; rewrite it by hand"]),
    EngineCase(
      name: "code that is no block",
      mods: [
        Mod(
          "fill",
          """
          rules:
            - match: f()
              fill: x()
          """)
      ],
      before: "f()\n", findings: ["1:1 fill: this is no block of code; do this by hand"]),
    EngineCase(
      name: "captures in the text, and a block inside of code that moves",
      mods: [
        short,
        Mod(
          "swap",
          """
          rules:
            - match: swap(<#a#>, <#b#>)
              rewrite: swapped(<#b#>, <#a#>)
          """),
      ],
      before: "swap(f { }, 1)\n", after: "swapped(1, f { x() })\n"),
  ]

  @Test(arguments: rows) func fills(_ row: EngineCase) throws { try row.check() }
}
