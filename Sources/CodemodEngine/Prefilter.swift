import QueryLanguage
import Rewriting
import TextEditing

/// Tells by a file's bytes alone which codemods can have business in it.
///
/// The condition of a codemod is derived from its rules: the names that their patterns spell out,
/// and the modules that a file must import.
struct Prefilter: Sendable {
  /// The condition of each codemod.
  private let formulas: [LiteralFormula]
  /// All literals that the conditions ask for, each once.
  private let literals: [[UInt8]]

  init(_ codemods: [Codemod]) {
    formulas = codemods.map { codemod in
      let rules = LiteralFormula.any(codemod.rules.map(\.match.requiredLiterals))
      guard !codemod.imports.isEmpty else { return rules }
      return .all([rules, .any(codemod.imports.map { .literal(Array($0.utf8)) })])
    }
    var seen: Set<[UInt8]> = []
    literals = formulas.flatMap(\.literals).filter { seen.insert($0).inserted }
  }

  /// The indices of the codemods that may find something in a file with these bytes.
  func candidates(in bytes: [UInt8]) -> [Int] {
    var found: Set<[UInt8]> = []
    for literal in literals where bytes.firstOffset(of: literal) != nil { found.insert(literal) }
    return formulas.indices.filter { formulas[$0].isSatisfied { found.contains($0) } }
  }
}
