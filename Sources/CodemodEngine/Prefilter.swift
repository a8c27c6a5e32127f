import QueryLanguage
import Rewriting
import TextEditing

/// Tells by the words of a file alone which codemods can have business in it.
///
/// The condition of a codemod is derived from its rules: the names that their patterns spell out,
/// and the modules that a file must import.
struct Prefilter: Sendable {
  /// The condition of each codemod.
  private let formulas: [LiteralFormula]

  init(_ codemods: [Codemod]) {
    formulas = codemods.map { codemod in
      let rules = LiteralFormula.any(codemod.rules.map(\.match.requiredLiterals))
      guard !codemod.imports.isEmpty else { return rules }
      return .all([rules, .any(codemod.imports.map { .literal(Array($0.utf8)) })])
    }
  }

  /// The indices of the codemods that may find something in a file with these words.
  func candidates(in words: WordFilter) -> [Int] {
    formulas.indices.filter { formulas[$0].isSatisfied(by: words) }
  }
}
