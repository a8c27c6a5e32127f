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
  func changed() throws -> Changed { try ReadyCase(self).changed(source) }
}

/// What came out of a rewrite.
struct Changed {
  var text: [UInt8]
  var edits: [Edit]
  var tree: SyntaxTree
  /// How many places matched.
  var matches: Int
}

/// A case with its pattern and template read, for many sources.
struct ReadyCase {
  let pattern: Pattern
  let template: Template
  let computed: [String: String]

  init(_ row: RewriteCase) throws {
    pattern = try Pattern(parsing: row.pattern)
    template = try Template(
      parsing: row.template, placeholders: Set(pattern.names).union(row.computed.keys))
    computed = row.computed
  }

  func changed(_ source: String) throws -> Changed {
    let tree = SyntaxParser().parse(source)
    let context = RewriteContext(tree: tree)
    var units: [RewriteUnit] = []
    for var match in Matcher.pattern(pattern).matches(in: tree.root) {
      match.captures.merge(computed.mapValues { .text($0) }) { $1 }
      units.append(
        RewriteUnit(
          derivation: Derivation(
            codemod: "test", rule: 0, position: tree.lines.position(at: match.range.lowerBound),
            captures: [:]),
          place: match.range, changes: try Rewriter(context).rewrite(match, to: template)))
    }
    let set = ChangeSet(units, in: context)
    return Changed(text: set.result, edits: set.edits, tree: tree, matches: units.count)
  }
}
