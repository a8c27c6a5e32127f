import SyntaxTrees
import Testing

/// Chains nest as deep as they are long; nothing in the module may recurse on that, or take time
/// that grows with the square.
@Suite struct DeepChainTests {
  static let links = 20_000

  @Test(arguments: [
    ("x", ".a()"), ("x", " + 1"), ("x", "?.a"), ("x", " ?? y"), ("x", "[0]"), ("x", "!"),
    ("x", " /* c */ .a { }"), ("x", " && -y"), ("try x", ".a"), ("x", " < y"), ("x", "<y"),
    ("x", " ? y : z"), ("x", " = y"), ("x", " as A"), ("x", " <+> y"),
  ])
  func chain(start: String, link: String) {
    let text = "let v = " + start + String(repeating: link, count: Self.links) + "\n"
    let tree = SyntaxParser().parse(text)
    #expect(problem(in: tree) == nil)
    #expect(tree.source == Array(text.utf8))
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("f(", ")"), ("{ ", " }"), ("!(", ")"), ("-", "")])
  func nest(open: String, close: String) {
    let count = 2_000
    let text =
      "let v = " + String(repeating: open, count: count) + "x"
      + String(repeating: close, count: count)
    let tree = SyntaxParser().parse(text)
    #expect(problem(in: tree) == nil)
  }

  @Test(arguments: ["switch a { case b: ", "{ ", "f(a, [", "\"\\("])
  func unclosed(open: String) {
    let text = String(repeating: open, count: Self.links)
    let tree = SyntaxParser().parse(text)
    #expect(problem(in: tree) == nil)
    #expect(tree.hasError)
  }

  /// The library's error recovery would go on for ever, and the parser is as good as new after it.
  @Test func givesUp() {
    let parser = SyntaxParser()
    let tree = parser.parse("{g=t{e")
    #expect(tree.hasError)
    #expect(tree.source == Array("{g=t{e".utf8))
    #expect(!parser.parse("let a = 1\n").hasError)
  }
}
