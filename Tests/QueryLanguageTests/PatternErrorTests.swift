import QueryLanguage
import Testing

@Suite("Mistakes of patterns")
struct PatternErrorTests {
  @Test(arguments: [
    ("", 0, "the pattern is empty"),
    ("f(<#x)", 2, "this placeholder is not closed by `#>`"),
    ("f(<##>)", 2, "a placeholder is written `<#name#>`"),
    ("f(<#1x#>)", 2, "a placeholder is written `<#name#>`"),
    ("f(<#x: idenifier#>)", 2, "there is no kind `idenifier` of placeholders; did you mean"),
    ("f($<#x...#>)", 2, "`$` stands before exactly one identifier"),
    ("f(a<#x#>)", 3, "a placeholder cannot be part of a longer word"),
    ("f(<#x#>b)", 2, "a placeholder cannot be part of a longer word"),
    ("f(<#x#>, <#x...#>)", 9, "`x` is written with and without"),
    ("f(<#x...#>, <#y...#>)", 12, "two `...` placeholders side by side"),
    ("a(); <#c...#>; <#d...#>; b()", 15, "two `...` placeholders side by side"),
    ("<#x...#>", 0, "a pattern needs something to go by"),
    ("f(a: <#x...#>)", 5, "`...` stands in a list"),
    ("return <#x...#>", 7, "`...` stands in a list"),
    ("#if A\nf()\n#endif", 0, "patterns do not match lines of conditional compilation"),
    ("@available(*, deprecated) <#x: declaration#>", 0, "this is not Swift"),
    ("f(", 1, "this is not Swift"),
    ("f(\"<#x#>\")", 3, "a placeholder cannot stand here"),
  ])
  func message(text: String, offset: Int, message: String) {
    #expect {
      _ = try Pattern(parsing: text)
    } throws: { error in
      guard let error = error as? PatternError else { return false }
      return error.offset == offset && error.message.hasPrefix(message)
    }
  }

  @Test("All mistakes at once")
  func allMistakes() {
    #expect(Pattern.mistakes(in: "f(<#a: x#>, <#b: y#>, c<#d#>)").map(\.offset) == [2, 12, 23])
    #expect(Pattern.mistakes(in: "f(<#a#>)").isEmpty)
  }

  @Test(
    "The role decides what the text is",
    arguments: [
      ("f(<#x#>)", PatternRole.expression), ("x = 1", .statements), ("a(); b()", .statements),
      ("if a { }", .expression), ("return", .statements), ("let x = 1", .statements),
      ("init(<#p...#>) { <#b...#> }", .member), ("case a, b", .member), ("[<#e...#>]", .expression),
      ("{ <#b...#> }", .expression), ("import A", .member), ("@Wrapper var a: B", .statements),
      ("(A) -> B", .type), ("some <#p#>", .type),
    ])
  func role(text: String, role: PatternRole) throws {
    let pattern = try Pattern(parsing: text)
    #expect(pattern.role == role)
  }

  @Test("Items are tokens and placeholders where they are written")
  func items() throws {
    let text = "<#base?#>.go( $<#x#> , to: \"a\")"
    let pattern = try Pattern(parsing: text)
    let utf8 = Array(text.utf8)
    let pieces = pattern.items.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(
      pieces == ["<#base?#>", ".", "go", "(", "$<#x#>", ",", "to", ":", "\"", "a", "\"", ")"])
    #expect(
      pattern.items[4].content
        == .placeholder(Placeholder(name: "x", count: .one, prefix: "$")))
  }
}
