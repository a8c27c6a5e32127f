import QueryLanguage
import SyntaxTrees
import Testing

/// Text of any kind gives an answer: a pattern or a query that can be used, or its mistakes.
@Suite("Damaged patterns, queries and sources")
struct DamagedTextTests {
  private static let patterns = [
    "<#base?#>.show(<#t: string#>, flag: $<#flag#>, <#r...#>) { <#p#> in <#b...#> } <#c...#>",
    "@Wrapper(<#a...#>) var <#name#>: [<#type#>]? = <#value?#>",
    "if let <#x#> = <#x#>, <#c...#> { <#a...#>; f(); <#b...#> } else { }",
    "func <#n#><T>(<#p...#>) -> <#r?#> { switch <#x#> { <#cases...#> } }",
    "struct <#n#>: <#p...#> { <#m...#>; init(<#q...#>) { self.a = \"b\\(<#v#>)\" } }",
  ]

  private static let queries = [
    "((call_expression (simple_identifier) @f . (_)* @r) (#match? @f \"^a[b]\"))",
    "[(array_literal !element . (_) @a .) \"func\" (MISSING \")\")]? @x ; note",
    "(function_declaration name: (_) @n (parameter)+ @p (#any-of? @n \"a\" \"b\"))",
  ]

  private static let source = """
    @Wrapper(1) var a: [Int]? = nil
    struct S: P, Q { init(x: Int) { self.a = "b\\(c)" }; func f<T>(_ t: T) -> T { t } }
    if let x = x, y { a(); f(); b() } else { }
    a.show("t", flag: $on, 1) { p in q } done: { r }
    switch x { case .a: b; default: c }
    """

  /// The text without one byte, and without all behind it, at every third byte.
  private func damaged(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 3).flatMap { index in
      [
        String(decoding: bytes[..<index], as: UTF8.self),
        String(decoding: bytes[..<index] + bytes[(index + 1)...], as: UTF8.self),
      ]
    }
  }

  @Test(arguments: patterns)
  func patternTexts(text: String) {
    let tree = SyntaxParser().parse(Self.source)
    var read = 0
    for text in damaged(text) {
      let mistakes = Pattern.mistakes(in: text)
      for mistake in mistakes {
        #expect((0...text.utf8.count).contains(mistake.offset))
      }
      guard let pattern = try? Pattern(parsing: text) else {
        #expect(!mistakes.isEmpty)
        continue
      }
      read += 1
      for match in Matcher.pattern(pattern).matches(in: tree.root) {
        match.checkItems(of: pattern, #_sourceLocation)
      }
    }
    #expect(read > 0)
  }

  @Test(arguments: queries)
  func queryTexts(text: String) throws {
    let tree = SyntaxParser().parse(Self.source)
    for text in damaged(text) {
      do {
        let query = try TreeQuery(parsing: text)
        for match in Matcher.query(query).matches(in: tree.root) {
          #expect(tree.root.contains(match.node))
        }
      } catch {
        #expect((0...text.utf8.count).contains(error.offset))
      }
    }
  }

  @Test("Sources that are cut off anywhere", arguments: patterns)
  func sourceTexts(text: String) throws {
    let pattern = try Pattern(parsing: text)
    let bytes = Array(Self.source.utf8)
    let parser = SyntaxParser()
    for end in stride(from: 0, to: bytes.count, by: 4) {
      let tree = parser.parse(Array(bytes[..<end]))
      for match in Matcher.pattern(pattern).matches(in: tree.root) {
        match.checkItems(of: pattern, #_sourceLocation)
      }
    }
  }
}
