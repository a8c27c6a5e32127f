import Testing

@testable import Rewriting

@Suite struct RewriterTests {
  @Test(
    arguments: RewriteCase.calls + RewriteCase.braces + RewriteCase.layouts + RewriteCase.runs
      + RewriteCase.comments + RewriteCase.forms)
  func becomes(_ row: RewriteCase) throws {
    let result = try row.rewritten()
    #expect(result == row.result)
  }
}

extension RewriteCase {
  static let calls = [
    RewriteCase("a name", "fetch(<#x#>)", "load(<#x#>)", "let a = fetch(1)\n", "let a = load(1)\n"),
    RewriteCase(
      "behind a byte-order mark", "fetch(<#x#>)", "load(<#x#>)", "\u{FEFF}fetch(1)\n",
      "\u{FEFF}load(1)\n"),
    RewriteCase(
      "an argument more", "fetch(<#x#>)", "fetch(<#x#>, again: true)", "fetch(1)",
      "fetch(1, again: true)"),
    RewriteCase(
      "an argument less", "fetch(<#x#>, again: <#_#>)", "fetch(<#x#>)", "fetch(1, again: no)\n",
      "fetch(1)\n"),
    RewriteCase(
      "absent base", "<#base?#>.label(<#x#>)", "<#base?#>.tag(<#x#>)", "label(1)\na.label(2)",
      "tag(1)\na.tag(2)"),
    RewriteCase(
      "arguments change places", "fetch(<#a#>, <#b#>)", "fetch(<#b#>, <#a#>)", "fetch(1, 2)",
      "fetch(2, 1)"),
    RewriteCase(
      "initial value goes", "var <#n#>: <#t#> = <#v#>", "var <#n#>: <#t#>",
      "  private var a: Int = 5 // c\n", "  private var a: Int // c\n"),
    RewriteCase(
      "comment in value", "var <#n#>: <#t#> = <#v#>", "var <#n#>: <#t#>",
      "var a: Int = /* one */ 60\n", "var a: Int /* one */\n"),
  ]

  static let braces = [
    RewriteCase("one line", "f(<#x#>)", "f { <#x#> }", "f(Circle())\n", "f { Circle() }\n"),
    RewriteCase(
      "layout of the source", "f(<#x#>)", "f { <#x#> }",
      "f(\n    Circle()\n        .stroke()\n)\n", "f {\n    Circle()\n        .stroke()\n}\n"),
    RewriteCase(
      "begins on the line", "<#v?#>.f(<#x#>)", "<#v?#>.f { <#x#> }",
      "    a\n        .f(Circle()\n            .stroke())\n",
      "    a\n        .f {\n            Circle()\n                .stroke()\n        }\n"),
    RewriteCase(
      "with alignment", "<#v?#>.f(<#x#>, at: <#a#>)", "<#v?#>.f(at: <#a#>) { <#x#> }",
      "a\n    .f(\n        Text()\n            .font(),\n        at: .top\n    )\n",
      "a\n    .f(at: .top) {\n        Text()\n            .font()\n    }\n"),
    RewriteCase(
      "nested", "<#v?#>.f(<#x#>)", "<#v?#>.f { <#x#> }", "f(Circle().f(f(1)))\n",
      "f { Circle().f { f { 1 } } }\n"),
    RewriteCase(
      "block comment", "f(<#x#>)", "f { <#x#> }", "f(/* soft */ Circle())\n",
      "f { /* soft */ Circle() }\n"),
  ]
}
