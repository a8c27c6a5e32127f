import Testing

@testable import SyntaxTrees

@Suite struct LexicalScanTests {
  /// Tokens as text: their bytes, with a letter for their kind.
  private func render(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    return LexicalScan(bytes).tokens.map { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      switch token.kind {
      case .identifier: return "i \(text)"
      case .number: return "n \(text)"
      case .operatorSymbol: return "o \(text)"
      case .punctuation: return "p \(text)"
      case .string: return "s \(text)"
      case .regex: return "r \(text)"
      case .pound: return "# \(text)"
      }
    }
  }

  @Test(arguments: [
    ("", []),
    ("let x = 1", ["i let", "i x", "o =", "n 1"]),
    ("a.b?.c!", ["i a", "p .", "i b", "o ?", "p .", "i c", "o !"]),
    ("1..<2", ["n 1", "o ..<", "n 2"]),
    ("x...", ["i x", "o ..."]),
    (
      "1.5e-3 0x1F 0x1.8p3 0b1_0 t.0",
      ["n 1.5e-3", "n 0x1F", "n 0x1.8p3", "n 0b1_0", "i t", "p .", "n 0"]
    ),
    ("a->b", ["i a", "o ->", "i b"]),
    ("x=/*c*/y//z", ["i x", "o =", "i y"]),
    ("`class` + $0", ["i `class`", "o +", "i $0"]),
    ("`two words`", ["i `two words`"]),
    ("#if DEBUG\n#endif", ["# #if", "i DEBUG", "# #endif"]),
    ("<#name#>.b", ["i <#name#>", "p .", "i b"]),
    ("naïve≠x", ["i naïve", "o ≠", "i x"]),
    ("b…", ["i b", "o …"]),
    ("\u{FEFF}let", ["i let"]),
    ("#!/usr/bin/env swift\nlet", ["i let"]),
    ("a\r\nb", ["i a", "i b"]),
  ])
  func findsTokens(source: String, expected: [String]) {
    #expect(render(source) == expected)
  }

  @Test(arguments: [
    (#""""#, [#"s """#]),
    (#""a\"b" c"#, [#"s "a\"b""#, "i c"]),
    (##"#"a"b"# c"##, [##"s #"a"b"#"##, "i c"]),
    (##"#"""# c"##, [##"s #"""#"##, "i c"]),
    ("\"\"\"\n a \"b\" \"\"\\\"\n \"\"\" c", ["s \"\"\"\n a \"b\" \"\"\\\"\n \"\"\"", "i c"]),
    (#""\(a)" b"#, [#"s "\(a)""#, "p (", "i a", "p )", "s ", "i b"]),
    (
      #""\(f(")"))" b"#,
      [#"s "\(f(")"))""#, "p (", "i f", "p (", #"s ")""#, "p )", "p )", "s ", "i b"]
    ),
    (##"#"\(a)\#(b)"#"##, [##"s #"\(a)\#(b)"#"##, "p (", "i b", "p )", "s "]),
    (
      #""\("\(a)")" b"#,
      [#"s "\("\(a)")""#, "p (", #"s "\(a)""#, "p (", "i a", "p )", "s ", "p )", "s ", "i b"]
    ),
    ("\"open\nx", ["s \"open", "i x"]),
    ("\"open\\\nx", ["s \"open\\", "i x"]),
    ("\"\"\"\nopen", ["s \"\"\"\nopen"]),
    (#""\(open"#, [#"s "\(open"#, "p (", "i open", "s "]),
  ])
  func findsStrings(source: String, expected: [String]) {
    #expect(render(source) == expected)
  }

  @Test(arguments: [
    ("let r = /a b+/", ["i let", "i r", "o =", "r /a b+/"]),
    ("a / b / c", ["i a", "o /", "i b", "o /", "i c"]),
    ("a.in / b", ["i a", "p .", "i in", "o /", "i b"]),
    ("(x)/y/z", ["p (", "i x", "p )", "o /", "i y", "o /", "i z"]),
    ("f(/A.b)", ["i f", "p (", "o /", "i A", "p .", "i b", "p )"]),
    (
      "f(/A.b, /C.d)",
      ["i f", "p (", "o /", "i A", "p .", "i b", "p ,", "o /", "i C", "p .", "i d", "p )"]
    ),
    (#"f(/[/]\/x/)"#, ["i f", "p (", #"r /[/]\/x/"#, "p )"]),
    ("#/a/b/# c", ["r #/a/b/#", "i c"]),
    ("##/a/#b/## c", ["r ##/a/#b/##", "i c"]),
    ("#/\n a // b\n/# c", ["r #/\n a // b\n/#", "i c"]),
    ("#/open\nx", ["o #", "o /", "i open", "i x"]),
    ("return /a\\", ["i return", "o /", "i a", "p \\"]),
  ])
  func findsRegexes(source: String, expected: [String]) {
    #expect(render(source) == expected)
  }

  @Test(arguments: [
    ("a // b\nc", [2..<6]),
    ("a // b\r\nc", [2..<6]),
    ("/* a /* b */ c */ d", [0..<17]),
    ("/* open", [0..<7]),
    ("\"/* no */\" // yes", [11..<17]),
    ("\"\\(a /* in */)\"", [5..<13]),
  ])
  func findsComments(source: String, expected: [Range<Int>]) {
    #expect(LexicalScan(Array(source.utf8)).comments == expected)
  }

  @Test func tellsTextsFromInterpolations() {
    let source = ##"a("x\(y)z", #"r"#, "")"##
    let texts = LexicalScan(Array(source.utf8)).stringTexts
    #expect(
      texts == [
        StringText(range: 3..<4, pounds: 0, isMultiline: false),
        StringText(range: 8..<9, pounds: 0, isMultiline: false),
        StringText(range: 14..<15, pounds: 1, isMultiline: false),
      ])
  }

  @Test(arguments: [
    ("f(a[0]) { }", [-1, 6, -1, 5, -1, 3, 1, 8, 7]),
    // A brace closes what is open inside it; a closer without opener matches nothing.
    ("{ ( } )", [2, -1, 0, -1]),
    ("] [", [-1, -1]),
  ])
  func matchesBrackets(source: String, expected: [Int]) {
    #expect(LexicalScan(Array(source.utf8)).tokens.map(\.match) == expected)
  }

  @Test func knowsTheBracketAround() {
    let tokens = LexicalScan(Array("f(a) { b }".utf8)).tokens
    #expect(tokens.map(\.enclosing) == [-1, -1, 1, -1, -1, 4, -1])
  }

  @Test func knowsLineEndsAndBlanks() {
    let tokens = LexicalScan(Array("a b/**/c\n/*\n*/d.e".utf8)).tokens
    #expect(tokens.map(\.newlineBefore) == [true, false, false, true, false, false])
    #expect(tokens.map(\.spaceBefore) == [true, true, true, true, false, false])
  }

  @Test func endsAndStartsOfStringsMatch() {
    let tokens = LexicalScan(Array(#""\(a)" + """#.utf8)).tokens
    #expect(tokens.map(\.word).first == .stringStart)
    #expect(tokens.first?.match == 4)
    #expect(tokens[4].word == .stringEnd)
    #expect(tokens[4].match == 0)
    #expect(tokens[4].range == 6..<6)
  }
}
