import CodeFacts
import SyntaxTrees
import Testing

/// Whether a closure behind `probe(1)` would be read as the block of a statement.
@Suite struct StatementHeadTests {
  @Test(arguments: [
    ("if probe(1) { }", true), ("if a, probe(1) { }", true), ("if let a = probe(1) { }", true),
    ("if a == probe(1) { }", true), ("if a { } else if probe(1) { }", true),
    ("if case .a = probe(1) { }", true), ("if a.probe(1).b { }", true),
    ("guard probe(1) else { return }", true), ("guard let a = probe(1).b else { return }", true),
    ("while probe(1) { }", true), ("repeat { } while probe(1)", false),
    ("for a in probe(1) { }", true), ("for a in b where probe(1) { }", true),
    ("switch probe(1) { default: break }", true), ("switch probe(1).a { default: break }", true),
    ("do { } catch let e where probe(1) { }", true), ("if !probe(1) { }", true),
    ("if try probe(1) { }", true), ("if probe(1) is A { }", true),
    ("if a ? probe(1) : b { }", true),
    ("if (probe(1)) { }", false), ("if f(probe(1)) { }", false), ("if a[probe(1)] { }", false),
    ("if [probe(1)].isEmpty { }", false), ("if a.map({ probe(1) }) { }", false),
    ("if a { probe(1) }", false), ("if a { } else { probe(1) }", false),
    ("guard a else { probe(1) }", false), ("while a { probe(1) }", false),
    ("for a in b { probe(1) }", false), ("for a in f(probe(1)) { }", false),
    ("switch a { case 1: probe(1)\n default: break }", false),
    ("switch (a, probe(1)) { default: break }", false), ("repeat { probe(1) } while a", false),
    ("do { probe(1) } catch { }", false), ("do { } catch { probe(1) }", false),
    ("probe(1)", false), ("let a = probe(1)", false), ("return probe(1)", false),
    ("if \"\\(probe(1))\" == a { }", false), ("let a = if b { probe(1) } else { c }", false),
    ("let a = if probe(1) { b } else { c }", true),
  ])
  func inStatementHead(code: String, expected: Bool) {
    let facts = facts(of: "func f() {\n  \(code)\n}")
    #expect(
      facts.judge(.inStatementHead, at: "probe(1)")?.truth == (expected ? .yes : .no)
        || facts.judge(.inStatementHead, at: "a.probe(1)")?.truth == (expected ? .yes : .no),
      "\(code)")
  }
}
