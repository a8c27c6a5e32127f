import SyntaxTrees
import Testing

/// To the compiler a comment is white space, wherever it stands.
@Suite struct CommentPlaceTests {
  @Test(arguments: [
    "let a/* c */: T", "var b: some V /* c */ { d }", "var w /* c */ = 1",
    "let x: T /* c */ = 1", "let y: [T] /* c */ = z", "struct S { init() /* c */ {} }",
    "let m: () /* c */ -> T = n", "let p = 0.0/* c */, q = 0.0", "let k = Config/* c */()",
    "struct S { @A /* c */ var a: Int }", "f(a/* c */, b /* c */: 1)", "a/* c */.b()",
    "a // c\n  .b()", "if a /* c */ { b() } /* c */ else { d() }",
    "switch a { /* c */ case .b /* c */: d() }",
    "f(A</* c */B, C<D>>.self)", "f(A<B/* c */, C<D>>.self)", "let e = A<B, /* c */ C>(d: 1)",
    "f(A<B, // c\n  C<D>>.self)", "a(/* c */ () /* c */)",
    #"let s = "\( /* c */ x)""#, #"let s = "\(x /* c */) a \(/* c */y)""#,
    #"let s = "\(x, /* c */ y: \("a \(z /* c */)") /* c */)""#, ##"let s = #"\#(x /* c */)"#"##,
    "let s = \"\"\"\n  \\( /* c */ x /* c */ )\n  \"\"\"",
  ])
  func readsCodeAsIfTheCommentWereABlank(text: String) {
    let parser = SyntaxParser()
    let blank = text.replacing("/* c */", with: " ").replacing("// c", with: "")
    let tree = parser.parse(text)
    #expect(!tree.hasError)
    #expect(kinds(of: tree) == kinds(of: parser.parse(blank)))
    #expect(
      tree.comments.count == text.ranges(of: "/* c */").count + text.ranges(of: "// c").count)
    #expect(problem(in: tree) == nil)
  }

  @Test func textInStringsIsNoComment() {
    let tree = SyntaxParser().parse("let a = \"/* x */Lost // y\"\nlet b = 1 // z\n")
    #expect(tree.comments.map(\.text) == ["// z"])
    let behind = SyntaxParser().parse(#"let a = "\(b /* c */) /* x */ // y""#)
    #expect(behind.comments.map(\.text) == ["/* c */"])
  }

  @Test func commentsStandBetweenTheNodesThatTheySeparate() {
    let tree = SyntaxParser().parse("func f() {\n  // a\n  g() // b\n  // d\n}\n// e\n")
    let parents = tree.comments.map { $0.parent?.kind.name ?? "" }
    #expect(parents == ["function_body", "function_body", "function_body", "source_file"])
  }

  private func kinds(of tree: SyntaxTree) -> [String] {
    tree.root.descendants.filter { !$0.isComment }.map(\.kind.description)
  }
}
