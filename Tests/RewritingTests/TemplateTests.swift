import QueryLanguage
import Testing

@testable import Rewriting

@Suite struct TemplateTests {
  private func items(_ text: String) throws -> [String] {
    try Template(parsing: text, placeholders: ["a", "b", "flag"]).items.map { item in
      switch item.content {
      case .token(let text): text
      case .placeholder(let placeholder): "\(placeholder.prefix)<\(placeholder.name)>"
      }
    }
  }

  @Test func readsTokensAndPlaceholders() throws {
    #expect(
      try items("<#a?#>.f($<#flag#>, _<#flag#>) <#b...#>")
        == ["<a>", ".", "f", "(", "$<flag>", ",", "_<flag>", ")", "<b>"])
    #expect(try items("f { <#a#> in\n  <#b...#>\n}") == ["f", "{", "<a>", "in", "<b>", "}"])
    #expect(try items("\"x \\(<#a#>)\"") == ["\"", "x ", "\\(", "<a>", ")", "\""])
  }

  @Test(arguments: [
    ("f(<#c#>)", 2, "nothing is captured as `c`"),
    ("f(<#flg#>)", 2, "nothing is captured as `flg`; did you mean `flag`?"),
    ("f(<#a)", 2, "this placeholder is not closed by `#>`"),
    ("f(<#a b#>)", 2, "a placeholder is written `<#name#>`, with a name of letters"),
    ("f(<#a#>", 1, "this bracket has no `)`"),
    ("f(<#a#>)]", 8, "nothing is open that `]` could close"),
    ("f { g(<#a#>] }", 11, "nothing is open that `]` could close"),
    ("f(<#_#>)", 2, "a template cannot say `_`: nothing is captured under it"),
  ])
  func saysWhatIsWrong(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: PatternError(message, at: offset)) {
      try Template(parsing: text, placeholders: ["a", "b", "flag"])
    }
  }

  /// The items of the template that stay, each as text.
  private func kept(_ pattern: String, _ template: String) throws -> [String] {
    let pattern = try Pattern(parsing: pattern)
    let template = try Template(parsing: template, placeholders: Set(pattern.names))
    let alignment = TemplateAlignment(pattern: pattern, template: template)
    return template.items.indices.compactMap { index in
      guard alignment.patternItems[index] != nil else { return nil }
      return template.items[index].token ?? template.items[index].placeholder?.name
    }
  }

  @Test func alignsTheLongestCommonSubsequence() throws {
    #expect(
      try kept("<#v#>.f(<#x#>, at: <#a#>)", "<#v#>.f(at: <#a#>) { <#x#> }")
        == ["v", ".", "f", "(", "at", ":", "a", ")"])
    #expect(try kept("f(<#x#>)", "g(<#x#>)") == ["(", "x", ")"])
    #expect(try kept("f(<#x#>)", "1") == [])
  }

  @Test func prefersCaptures() throws {
    #expect(try kept("f(<#x#>, a)", "f { a; <#x#> }") == ["f", "x"])
  }

  @Test func keepsNeighboursTogether() throws {
    let pattern = try Pattern(parsing: "(<#x#>)")
    let template = try Template(parsing: "g(1, (<#x#>))", placeholders: ["x"])
    let alignment = TemplateAlignment(pattern: pattern, template: template)
    #expect(alignment.patternItems == [nil, nil, nil, nil, 0, 1, 2, nil])
    #expect(alignment.templateItems == [4, 5, 6])
  }

  /// The outer brackets are the pattern's, though the inner opening one is nearer to what stays.
  @Test func keepsBothBracketsOfAPair() throws {
    let pattern = try Pattern(parsing: "f(a: <#x#>, <#r...#>)")
    let template = try Template(parsing: "f(b: g(a: <#x#>), <#r...#>)", placeholders: ["x", "r"])
    let alignment = TemplateAlignment(pattern: pattern, template: template)
    #expect(alignment.templateItems == [0, 1, 6, 7, 8, 10, 11, 12])
    #expect(alignment.patternItems == [0, 1, nil, nil, nil, nil, 2, 3, 4, nil, 5, 6, 7])
  }
}
