import Testing

@testable import SyntaxTrees

@Suite struct StandInsTests {
  private func apply(_ phase: GrammarGap.Phase, to source: String) -> StandInResult {
    let bytes = Array(source.utf8)
    return StandIns(scan: LexicalScan(bytes), source: bytes).apply(phase)
  }

  private func text(_ result: StandInResult) -> String {
    String(decoding: result.bytes, as: UTF8.self)
  }

  @Test(arguments: GapExample.all)
  func overwrites(example: GapExample) {
    let result = apply(example.gap.phase, to: example.source)
    #expect(text(result) == example.expected)
    #expect(result.standIns.contains { $0.gap == example.gap })
    checkProperties(result, Array(example.source.utf8))
  }

  @Test func everyStandInHasAnExample() {
    let shown = Set(GapExample.all.map(\.gap))
    for gap in GrammarGap.allCases where gap.phase == .always || gap.phase == .onError {
      #expect(shown.contains(gap), "\(gap.identifier)")
    }
  }

  @Test func whatOnlyErrorsNeedStaysInTheFirstParse() {
    for example in GapExample.all where example.gap.phase == .onError {
      #expect(
        !apply(.always, to: example.source).standIns.contains { $0.gap.phase != .always },
        "\(example.source)")
    }
  }

  /// What must hold for every source: length, line ends, and bytes outside of stand-ins stay.
  private func checkProperties(_ result: StandInResult, _ source: [UInt8]) {
    #expect(result.bytes.count == source.count)
    var end = 0
    for standIn in result.standIns {
      #expect(standIn.range.lowerBound >= end)
      #expect(standIn.range.upperBound <= source.count)
      #expect(
        result.bytes[end..<standIn.range.lowerBound] == source[end..<standIn.range.lowerBound])
      end = standIn.range.upperBound
      // These gaps are line ends themselves; CRLF inside a regular expression becomes LF.
      switch standIn.gap {
      case .returnOnNewLine, .parenthesisOnNewLine, .labelledClosureOnNewLine,
        .whereClauseOnSeveralLines, .regexText:
        continue
      default: break
      }
      for index in standIn.range where source[index] == 0x0A || source[index] == 0x0D {
        #expect(result.bytes[index] == source[index])
      }
    }
    #expect(result.bytes[end...] == source[end...])
  }

  @Test(arguments: [
    // Calls and their empty arguments.
    "a.copy()", "func copy() {}", "let a: () -> Void = { () in b() }", "init() throws {}",
    "a.try()", "let b = c.default()", "a<B>()", "a!()", "a\n  .b()", "let a: () async -> Void",
    // Names that are also keywords.
    "let copy = 1", "let a = copy b", "a.repeat(b)", "a.true", "x = a.each",
    "var prefix: Int", "weak var a: B?", "public private(set) var a: B", "open class A {}",
    "a(in: b, for: c, default: d)", "f(self)", "f(a: nil)", "func a(_ b: some C) {}",
    // Strings that are read right.
    #"let a = "b // c""#, #"let a = "\u{1F600} \"b\" \\""#, ##"let a = #"b"#"##,
    "let a = \"\"\"\n  b \\\n  c\n  \"\"\"", #"let a = "\(b + "\(c)")""#,
    // Accessors and calls named like them.
    "func a() { read { b } }", "var a: B { read { $0.b } }", "lock.read { a }",
    "func a() -> B { _read { c } }", "func a(borrowing set: B) {}", "func a() { borrow { b } }",
    // Lines.
    "return\n}", "return\nlet a = 1", "return\n#if A\n#endif", "return\nouter: for a in b {}",
    "@available\n(a 1, *)\nfunc b() {}", "a { b in\n(b, c)\n}", "let a =\n  (b)",
    "switch a { case .b:\n(c).d() }", "a(\nb,\n(c))", "let a: (B)\n-> C", "} else\n{ a() }",
    "#if A\n(b).c()\n#endif", "let a = \"\"\"\n \\(b)\n\n \"\"\"", "a; b",
    // Operators.
    "a * b", "2*a", "(a)*b", "a &* b", "a...b", "let a: [Int?: B!]",
    "a < b && c > d", "if a < b { c }", "let a: B<C> { d }", "extension A where B == C<D> {}",
    "func a() -> B<C> { d }", "let a: B<C, D>", "class A: B<C, D> { }", "a\\.b", "a\\.b[0]",
    // Conditional compilation where the grammar knows it.
    "func a() {\n#if B\nc()\n#endif\n}", "switch a { case .b:\n#if C\nd()\n#endif\ne() }",
    "var a: B {\n#if C\n.d\n#else\n.e\n#endif\n}", "#if swift(>=5.9) && compiler(<6)\n#endif",
    "enum A {\n#if B\ncase c\n#endif\n}", "#if canImport(A.B) || !os(C)\n#endif",
    "let a = B<C?>.d", "let a = B<C<D>>.e(f)", "let a = B<any C>.d",
    "let a = B<C, D>.e", "return B<C, D>(e).f", "let a = B<C, D> { e }", "a(B<C, any D>.self)",
    "let a = B<() -> C> { d }",
    // Types.
    "a((B, C?).self)", "let a: ()", "func a(b: ()) {}", "a as? ()", "let a: B<(), C>",
    "typealias A = ()",
    "switch a { case .b: c(#selector(d(_:))) }",
    "let a: @MainActor () -> Void", "let a = { @MainActor (b) async -> C in d }",
    "func a(_ b: Int, _ c: Int) {}", "{ _, b in c }", "f(_:)", "subscript(_ a: B) -> C { d }",
  ])
  func leavesAloneWhatIsReadRight(source: String) {
    for phase in [GrammarGap.Phase.always, .onError] {
      let result = apply(phase, to: source)
      #expect(text(result) == source)
      #expect(result.standIns.isEmpty)
    }
  }

  @Test func outerStandInCoversInnerOnes() {
    let result = apply(.onError, to: "@available(message: \"/*\")\n#Make { }")
    #expect(text(result) == "                         \n#Make { }")
    #expect(result.standIns == [StandIn(gap: .attributeOnMacro, range: 0..<25)])
  }

  @Test func otherPhasesChangeNothing() {
    #expect(text(apply(.regrouping, to: "return\na")) == "return\na")
    #expect(text(apply(.none, to: "return\na")) == "return\na")
  }

  /// Broken sources: every prefix and suffix of every example, and every example without one byte.
  @Test func brokenSourcesKeepTheProperties() {
    let whole = GapExample.all.map(\.source).joined(separator: "\n")
    for example in GapExample.all.map({ Array($0.source.utf8) }) + [Array(whole.utf8)] {
      let step = max(1, example.count / 80)
      for cut in stride(from: 0, to: example.count, by: step) {
        var hole = example
        hole.remove(at: cut)
        for source in [Array(example[..<cut]), Array(example[cut...]), hole] {
          let standIns = StandIns(scan: LexicalScan(source), source: source)
          checkProperties(standIns.apply(.onError), source)
        }
      }
    }
  }

  /// Deep or long nonsense is scanned in linear time and without recursion.
  @Test(arguments: [
    "(", "[", "{", "\"\\(", "if ", "a<", "@a ", "#if a\n", "case ", "/*", "`", "\\", ".a<b,",
    "catch ", "} catch a,", "where ", "associatedtype a ", "#\"\"\"", "#/\n", "switch a {", "!",
    ")", "}", "\u{E9}", "return\n", "(\n", "typealias a where ", "for case (", "\\.a",
    "lowerThan:,",
  ])
  func repeatedNonsenseEnds(piece: String) {
    let source = Array(String(repeating: piece, count: 5_000).utf8)
    let standIns = StandIns(scan: LexicalScan(source), source: source)
    #expect(standIns.apply(.always).bytes.count == source.count)
    #expect(standIns.apply(.onError).bytes.count == source.count)
  }

  @Test func bytesThatAreNotUTF8AreScanned() {
    let source: [UInt8] = [0x22, 0xFF, 0xE2, 0x80, 0x0A, 0xC3, 0x28, 0xE2, 0x80, 0xA6, 0xF0, 0x00]
    let standIns = StandIns(scan: LexicalScan(source), source: source)
    checkProperties(standIns.apply(.onError), source)
  }
}
