import CodemodEngine
import SyntaxTrees
import Testing
import TextEditing

@testable import CommandLineTool

@Suite struct CorpusCommentTests {
  /// Code that the result has twice may have its comment in either copy.
  @Test func codeThatIsCopied() {
    let parser = SyntaxParser()
    let before = ParsedText(Array("a(1)\nb(2)\n".utf8), parser: parser)
    let after = ParsedText(Array("a(1)\nb(2)\na(1)\n".utf8), parser: parser)
    let alignment = TokenAlignment(before, after)
    let repeated = before.tokens.indices.filter { alignment.isRepeated(gapAfter: $0) }
    #expect(repeated == [0, 1, 2])
  }

  @Test(arguments: [("b\n", true), ("c\n", true), ("d\n", false)])
  func somethingElseMayComeOut(result: String, isRight: Bool) {
    let test = CodemodCase.sample("a\n", "b\n")
    var file = FileVariant.plain(test.files[0], of: test)
    file.alternative = .bytes(Array("c\n".utf8))
    let check = CaseCheck(
      process: each { source, _, _ in
        var outcome = FileOutcome(path: "")
        outcome.original = source
        guard source == test.before else { return outcome }
        return outcome.making([Edit(range: source.indices, replacement: Array(result.utf8))])
      })
    let disguise = CaseVariant(name: "copied", files: [file])
    let failures = check.check(disguise, of: test, parser: SyntaxParser()).failures
    #expect(failures.isEmpty == isRight, "\(failures)")
  }

  /// All places for a block comment, shown at once.
  @Test(arguments: [
    ("a = b\n", "a /* n1 */ = /* n1 */ b\n"),
    ("f(x, y)\n", "f/* n1 */(/* n1 */x/* n1 */, /* n1 */ y/* n1 */)\n"),
    ("a.b\n  .c()\n", "a.b /* n1 */\n  .c/* n1 */(/* n1 */)\n"),
    ("a+b * -c\n", "a+b /* n1 */ * /* n1 */ -c\n"),
    ("f(-a, &b)\n", "f/* n1 */(/* n1 */-a/* n1 */, /* n1 */ &b/* n1 */)\n"),
    ("x = y!\n", "x /* n1 */ = /* n1 */ y!\n"),
    ("@W(1) var a: B?\n", "@W(/* n1 */1/* n1 */) /* n1 */ var /* n1 */ a/* n1 */: /* n1 */ B?\n"),
    (
      "let a = \"b \\(c + d) e\"\n",
      "let /* n1 */ a /* n1 */ = /* n1 */ \"b \\(c /* n1 */ + /* n1 */ d) e\"\n"
    ),
    (
      "@available(iOS 27, *) func f() {}\n",
      "@available(/* n1 */iOS /* n1 */ 27/* n1 */, /* n1 */ *) /* n1 */ "
        + "func /* n1 */ f/* n1 */(/* n1 */) /* n1 */ {/* n1 */}\n"
    ),
    ("let a = \"\"\n", "let /* n1 */ a /* n1 */ = /* n1 */ \"\"\n"),
    (
      "#if os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif\n",
      "#if os(iOS)\nlet /* n1 */ a /* n1 */ = /* n1 */ 1 /* n1 */\n"
        + "#else\nlet /* n1 */ b /* n1 */ = /* n1 */ 1 /* n1 */\n#endif\n"
    ),
  ])
  func putsBlockCommentsWhereTheyDoNotMatter(source: String, expected: String) {
    let variants = CodemodCase.sample(source, "changed()\n").source.comments(parser: SyntaxParser())
    let blocks = variants.filter { $0.name.hasPrefix("comment") }
    #expect(Self.overlaid(blocks, on: source) == expected)
  }

  /// The source with the insertions of all variants.
  static func overlaid(_ variants: [FileVariant], on source: String) -> String {
    let bytes = Array(source.utf8)
    let edits = variants.map { variant in
      let start = zip(variant.before, bytes).prefix { $0 == $1 }.count
      let count = variant.before.count - bytes.count
      let inserted = Array(variant.before[start..<start + count])
      return Edit.insertion(of: inserted, at: start)
    }
    return String(decoding: TransformedText(bytes, edits: edits).bytes, as: UTF8.self)
  }

  @Test func putsLineCommentsAtTheEndsOfLines() {
    let source = "a {\n  b() // why\n  c()\n}\n"
    let variants = CodemodCase.sample(source, "d()\n").source.comments(parser: SyntaxParser())
    let lines = variants.filter { $0.name.hasPrefix("line comment") }
    #expect(
      lines.map(\.name) == [
        "line comment before token 3 at 2:3", "line comment before token 9 at 4:1",
      ])
    #expect(
      lines.map(\.beforeText) == [
        "a { // n2\n  b() // why\n  c()\n}\n", "a {\n  b() // why\n  c() // n2\n}\n",
      ])
  }

  @Test func expectsTheCommentBetweenTheSameTokens() {
    let test = CodemodCase.sample("a(fetch, b)\n", "a(load, b)\n")
    let variants = test.source.comments(parser: SyntaxParser())
    #expect(
      variants.map(\.name) == [
        "comment before token 2 at 1:2", "comment before token 3 at 1:3",
        "comment before token 4 at 1:8", "comment before token 5 at 1:10",
        "comment before token 6 at 1:11",
      ])
    #expect(
      variants.map(\.exactText) == [
        "a/* n1 */(load, b)\n", nil, nil, "a(load, /* n1 */ b)\n", "a(load, b/* n1 */)\n",
      ])
  }

  @Test func expectsNoPlaceWhereSeveralTokensAreTheSame() {
    let test = CodemodCase.sample("f(1)\nf(1)\nf(2)\n", "f(1)\nf(2)\n")
    let variants = test.source.comments(parser: SyntaxParser())
    let first = variants.filter { $0.name == "comment before token 2 at 1:2" }
    let last = variants.filter { $0.name == "comment before token 12 at 3:4" }
    #expect(first.map(\.exactText) == [nil])
    #expect(last.map(\.exactText) == ["f(1)\nf(2/* n1 */)\n"])
  }

  /// In `a b c e f` a comment stands before `c`, and `c` moves behind `f`.
  @Test(arguments: [
    ("d(/* n1 */c)\n", true), ("d(c/* n1 */)\n", false), ("d/* n1 */(c)\n", false),
    ("/* n1 */d(c)\n", false), ("d(c) // n1\n", false),
  ])
  func aCommentMayGoAlongWithItsToken(text: String, expected: Bool) throws {
    let parser = SyntaxParser()
    let source = ParsedText(Array("a\nb\nc\ne\nf\n".utf8), parser: parser)
    let plain = ParsedText(Array("e\nf\nd(c)\n".utf8), parser: parser)
    let place = CommentPlace(
      after: 1, in: source, result: plain, alignment: TokenAlignment(source, plain))
    let result = ParsedText(Array(("e\nf\n" + text).utf8), parser: parser)
    let comment = try #require(result.comments.first)
    #expect(place.allows(comment, in: result) == expected)
  }

  /// In `f(g: a) { k() }` a comment stands before the colon, and the argument becomes a closure.
  @Test(arguments: [
    ("f { k() } h: { /* n1 */ a }\n", true), ("f { k() } h: { a /* n1 */ }\n", false),
    ("f { k() } h: /* n1 */ { a }\n", false),
  ])
  func aCommentMayLoseTheLabel(text: String, expected: Bool) throws {
    let parser = SyntaxParser()
    let source = ParsedText(Array("f(g: a) { k() }\n".utf8), parser: parser)
    let plain = ParsedText(Array("f { k() } h: { a }\n".utf8), parser: parser)
    let place = CommentPlace(
      after: 2, in: source, result: plain, alignment: TokenAlignment(source, plain))
    let result = ParsedText(Array(text.utf8), parser: parser)
    let comment = try #require(result.comments.first)
    #expect(place.allows(comment, in: result) == expected)
  }

  /// In `x y = A() z`, of which `x y: A z` becomes, `A` may be another one than the one before.
  @Test(arguments: [(2, true), (3, true), (0, false), (12, false)])
  func fewTokensAmongChangesAreDoubtful(gap: Int, expected: Bool) {
    let parser = SyntaxParser()
    let end = "\na\nb\nc\nd\ne\nf\n"
    let first = ParsedText(Array("var y = A.B()\(end)".utf8), parser: parser)
    let second = ParsedText(Array("var y: A.B\(end)".utf8), parser: parser)
    #expect(TokenAlignment(first, second).isDoubtful(gapAfter: gap) == expected)
  }

  @Test(arguments: [
    ("var y: A /* n1 */\nf()\n", true), ("var y: A\n/* n1 */\nf()\n", false),
    ("var y: A\nf() /* n1 */\n", false), ("var /* n1 */ y: A\nf()\n", false),
  ])
  func aCommentMayEndItsLine(text: String, expected: Bool) throws {
    let parser = SyntaxParser()
    let source = ParsedText(Array("var y = A()\nf()\n".utf8), parser: parser)
    let plain = ParsedText(Array("var y: A\nf()\n".utf8), parser: parser)
    let place = CommentPlace(
      after: 2, in: source, result: plain, alignment: TokenAlignment(source, plain))
    let result = ParsedText(Array(text.utf8), parser: parser)
    let comment = try #require(result.comments.first)
    #expect(place.allows(comment, in: result) == expected)
  }

  /// What goes pairs up with some of the much that comes, brackets too, up to the next word.
  @Test(arguments: [
    ("list.sorted() /* n1 */\n}\nADDEDend()\n", true),
    ("/* n1 */ list.sorted()\n}\nADDEDend()\n", false),
    ("list.sorted()\n}\nADDEDend(/* n1 */)\n", false),
  ])
  func muchNewCodeIsDoubtful(text: String, expected: Bool) throws {
    let parser = SyntaxParser()
    let added = ".drop { a in\n  let c = b.filter { d($0) }\n  b.append(c)\n}\n"
    let source = ParsedText(
      Array("do {\nlist.move { b.move($0) }\n}\nend()\n".utf8), parser: parser)
    let plain = ParsedText(
      Array("do {\nlist.sorted()\n}\n\(added)end()\n".utf8), parser: parser)
    let alignment = TokenAlignment(source, plain)
    #expect(alignment.isDoubtful(gapAfter: 12))
    let place = CommentPlace(after: 7, in: source, result: plain, alignment: alignment)
    let whole = "do {\n" + text.replacing("ADDED", with: added)
    let result = ParsedText(Array(whole.utf8), parser: parser)
    let comment = try #require(result.comments.first)
    #expect(place.allows(comment, in: result) == expected)
  }

  @Test func movesFindingsBehindTheComment() {
    let test = CodemodCase.sample("a(legacy)\n", findings: [.at(1, 3, "x at line 1")])
    let variants = test.source.comments(parser: SyntaxParser())
    #expect(
      variants.map(\.findings) == [
        [.at(1, 11, "x at line 1")], [.at(1, 11, "x at line 1")], [.at(1, 3, "x at line 1")],
      ])
  }

  @Test func choosesAFewPlacesFarFromTheChange() {
    let calls = (1...40).map { "f\($0)()\n" }.joined()
    let test = CodemodCase.sample(calls + "fetch()\n", calls + "load()\n")
    let source = test.source
    let places = CommentPlaces(
      before: source.before, after: source.after,
      alignment: TokenAlignment(source.before, source.after), findings: [])
    #expect(places.gaps == [0, 11, 23, 35, 46, 58, 70, 81, 93, 105, 117, 118, 119, 120, 121])
    #expect(CommentPlaces.spread(Array(0..<10), most: 4) == [0, 2, 5, 7])
  }

  @Test(arguments: [
    ("a b c", "a c", [0, nil, 1]),
    ("a a b", "a b", [nil, nil, 1]),
    ("a x b", "a y b", [0, nil, 2]), ("q x a a y", "r x a y", [nil, 1, nil, nil, 3]),
    ("a b", "b a", [nil, nil]),
    (
      "x1 x2 n m g y1 y2 y3 n m", "n m x1 x2 g n m y1 y2 y3",
      [2, 3, nil, nil, nil, 7, 8, 9, nil, nil]
    ),
    ("a", "", [nil]),
  ])
  func alignsTokens(first: String, second: String, expected: [Int?]) {
    let parser = SyntaxParser()
    func parsed(_ text: String) -> ParsedText {
      ParsedText(Array(text.replacing(" ", with: "\n").utf8), parser: parser)
    }
    #expect(TokenAlignment(parsed(first), parsed(second)).partners == expected)
  }
}
