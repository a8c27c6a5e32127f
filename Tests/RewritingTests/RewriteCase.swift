import QueryLanguage
import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

/// A source, a pattern, a template, and what must come out.
struct RewriteCase: CustomTestStringConvertible, Sendable {
  var name: String
  var pattern: String
  var template: String
  var source: String
  var result: String
  /// Captures that are computed.
  var computed: [String: String] = [:]

  init(
    _ name: String, _ pattern: String, _ template: String, _ source: String, _ result: String,
    computed: [String: String] = [:]
  ) {
    self.name = name
    self.pattern = pattern
    self.template = template
    self.source = source
    self.result = result
    self.computed = computed
  }

  var testDescription: String { name }

  /// What comes out.
  func rewritten() throws -> String {
    String(decoding: try changed().text, as: UTF8.self)
  }

  /// What comes out, as bytes, with the edits and the tree that they are over.
  func changed() throws -> (text: [UInt8], edits: [Edit], tree: SyntaxTree, matches: Int) {
    let tree = SyntaxParser().parse(source)
    let context = RewriteContext(tree: tree)
    let pattern = try Pattern(parsing: pattern)
    let template = try Template(
      parsing: template, placeholders: Set(pattern.names).union(computed.keys))
    let rewriter = Rewriter(context)
    var units: [RewriteUnit] = []
    for var match in Matcher.pattern(pattern).matches(in: tree.root) {
      match.captures.merge(computed.mapValues { .text($0) }) { $1 }
      units.append(
        RewriteUnit(
          derivation: Derivation(
            codemod: "test", rule: 0, position: tree.lines.position(at: match.range.lowerBound),
            captures: [:]),
          place: match.range, changes: try rewriter.rewrite(match, to: template)))
    }
    let set = ChangeSet(units, in: context)
    return (set.result, set.edits, tree, units.count)
  }
}
