import Rewriting
import Testing

@testable import CodemodFiles

@Suite("Rules of another codemod") struct UsedRuleTests {
  private static let others = [
    "other": """
    id: other
    title: T
    why: W
    source: S
    confidence: safe
    utilities:
      facts:
        small: { matches: { capture: x, regex: "^[0-9]$" } }
    rules:
      - name: plain
        match: old(<#x#>)
        where:
          - holds: small
        rewrite: new(<#x#>)
      - name: broken
        match: old(<#x#>)
        rewrite: new(<#y#>)
      - use: third/plain
    """
  ]

  @Test("A used rule is read with what is named in its own file")
  func used() throws {
    let text = frame(rules: "  - use: other/plain")
    let rule = try #require(read(text, others: Self.others).codemod?.rules.first)
    #expect(rule.conditions.count == 1)
    #expect(rule.confidence == nil)
  }

  @Test(arguments: [
    (
      "- use: other/plane",
      "7:10: unknown rule `plane` in the codemod `other`; did you mean `plain`?"
    ),
    ("- use: another/plain", "7:10: there is no codemod `another`"),
    (
      "- use: plain",
      "7:10: `use` is `plain`, but must be a codemod's id and a rule's name, as `a/b`"
    ),
    (
      "- use: other/",
      "7:10: `use` is `other/`, but must be a codemod's id and a rule's name, as `a/b`"
    ),
    ("- use: f/plain", "7:10: the rule `plain` is this codemod's own"),
    ("- use: other/broken", "7:10: the rule `broken` of `other` has mistakes in line 17"),
    ("- use: [other]", "7:10: `use` is a list, but must be a text"),
  ])
  func mistakes(rule: String, complaint: String) {
    let found = complaints(frame(rules: "  " + rule), others: Self.others)
    #expect(found == [complaint])
  }

  @Test("What is used cannot be changed or used again")
  func more() {
    let rules = """
        - use: other/plain
          name: mine
        - name: a
          match: f(<#x#>)
          rewrite: g(<#x#>)
        - name: a
          match: h(<#x#>)
          rewrite: g(<#x#>)
      """
    #expect(
      complaints(frame(rules: rules), others: Self.others) == [
        "8:5: unknown key `name` in a used rule\n  known: use",
        "12:5: another rule is named `a` as well",
      ])
  }
}
