import CodemodEngine
import Testing
import TextEditing

/// Rewrites whose result fails the self-check are left out, and no others.
@Suite struct QuarantineTests {
  /// Makes text that cannot be read of one of its matches.
  static let breaking = Mod(
    "break",
    """
    rules:
      - match: "mark(<#x#>)"
        rewrite: "marked(<#x#>)"
        insert:
          before: x
          text: "{x})) = = ("
          when: { matches: { capture: x, regex: "^bad" } }
    """)

  static let unread =
    "the rewrite was left out: the result could not be read; rewrite this by hand"

  static let rows: [EngineCase] = [
    EngineCase(
      name: "one bad rewrite among good ones",
      mods: [breaking, RuleTests.renaming],
      before: "mark(a)\nfetch(1)\n\nmark(bad)\n\nfetch(2)\nmark(b)\n",
      after: "marked(a)\nload(1)\n\nmark(bad)\n\nload(2)\nmarked(b)\n",
      findings: ["4:1 break: \(unread)"], rewrites: ["break": 2, "rename": 2]),
    EngineCase(
      name: "nothing but a bad rewrite", mods: [breaking], before: "mark(bad)\n",
      findings: ["1:1 break: \(unread)"]),
    EngineCase(
      name: "a bad rewrite around a good one",
      mods: [breaking, RuleTests.renaming], before: "a()\nmark(bad(fetch(1)))\n",
      after: "a()\nmark(bad(load(1)))\n", findings: ["2:1 break: \(unread)"]),
    EngineCase(
      name: "two bad rewrites", mods: [breaking, RuleTests.renaming],
      before: "mark(bad1)\nfetch(1)\nmark(bad2)\n", after: "mark(bad1)\nload(1)\nmark(bad2)\n",
      findings: ["1:1 break: \(unread)", "3:1 break: \(unread)"]),
  ]

  @Test(arguments: rows) func leavesOut(_ row: EngineCase) throws { try row.check() }

  @Test func findsAFewAmongMany() throws {
    let lines = (0..<200).map { $0 % 67 == 66 ? "mark(bad\($0))" : "mark(a\($0))" }
    let outcome = try outcome(of: [Self.breaking], lines.joined(separator: "\n"))
    let expected = lines.map { $0.contains("bad") ? $0 : "marked\($0.dropFirst(4))" }
    #expect(outcome.resultText == expected.joined(separator: "\n"))
    #expect(outcome.findings.map(\.position.line) == [67, 134])
    #expect(outcome.rewrites == ["break": 198])
  }
}
