import Rewriting
import SyntaxTrees

/// Tells when codemods would change a file for ever: when a text comes back, or when they do not
/// come to an end within a bound.
struct LoopDetector {
  /// A text, and the codemods that changed it.
  private var passes: [(text: [UInt8], codemods: Set<String>)] = []

  /// How often a file is changed until it is said to have no end.
  static let mostPasses = 12

  /// Takes in a pass, and tells whether there is a loop now.
  ///
  /// - Parameters:
  ///   - step: What the next pass does.
  ///   - text: The text that it starts from.
  /// - Returns: The names of the codemods of the loop, in order; nil if there is none.
  mutating func names(closedBy step: RewriteStep, from text: [UInt8]) -> [String]? {
    guard !step.applied.isEmpty else { return nil }
    passes.append((text, Set(step.applied.map { step.units[$0].derivation.codemod })))
    let start = passes.firstIndex { $0.text == step.newTree.source }
    // What only began the file's changes has come to its end long before the bound.
    let bound = passes.count < Self.mostPasses ? nil : Self.mostPasses / 2
    guard let start = start ?? bound else { return nil }
    return passes[start...].reduce(into: Set<String>()) { $0.formUnion($1.codemods) }.sorted()
  }
}
