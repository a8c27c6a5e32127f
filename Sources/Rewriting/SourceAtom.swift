import QueryLanguage
import SyntaxTrees

/// A stretch of a match that stays, moves or goes as a whole: a token, or what a placeholder
/// captured.
struct SourceAtom {
  /// The item of the pattern; nil for what only the source's form has.
  var item: Int?
  var range: Range<Int>
  /// Whether this is an attribute or a modifier beyond the pattern's, which always stays.
  var alwaysStays = false
  /// For closures that stand in the parentheses with their label: where the label begins.
  ///
  /// The range then begins with the comma before the label.
  var labelStart: Int?
}

/// A match as atoms in the order of the source, so that all its tokens lie in one.
struct MatchedSource {
  private(set) var atoms: [SourceAtom] = []
  /// The atoms of each item of the pattern; none for items that are absent.
  private(set) var atomsOfItem: [Int: [Int]] = [:]

  /// - Throws: When the match accounts for the same code twice.
  init(_ match: Match) throws(RewriteFailure) {
    var atoms = match.items.filter { $0.isPresent && !$0.range.isEmpty }.map(Self.atom)
    atoms.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    atoms = Self.withTokensBetween(atoms, of: match)
    atoms = Self.gluingParentheses(atoms, source: match.tree.source)
    Self.markModifiers(&atoms, in: match)
    self.atoms = Self.gluingLabels(atoms, source: match.tree.source)
    for index in self.atoms.indices {
      if index > 0, self.atoms[index - 1].range.upperBound > self.atoms[index].range.lowerBound {
        throw .intertwined
      }
      if let item = self.atoms[index].item { atomsOfItem[item, default: []].append(index) }
    }
  }

  private static func atom(_ item: MatchedItem) -> SourceAtom {
    switch item.role {
    case .item(let index): SourceAtom(item: index, range: item.range)
    case .form: SourceAtom(item: nil, range: item.range)
    }
  }

  /// Adds what the match does not mention, so that nothing is overlooked.
  private static func withTokensBetween(_ atoms: [SourceAtom], of match: Match) -> [SourceAtom] {
    var result: [SourceAtom] = []
    var end = match.range.lowerBound
    for atom in atoms {
      result += forms(in: span(end, atom.range.lowerBound), of: match.tree)
      result.append(atom)
      end = max(end, atom.range.upperBound)
    }
    return result + forms(in: span(end, match.range.upperBound), of: match.tree)
  }

  private static func forms(in range: Range<Int>, of tree: SyntaxTree) -> [SourceAtom] {
    tree.leaves(in: range).filter(\.isToken).map { SourceAtom(item: nil, range: $0.range) }
  }

  /// Makes redundant parentheses around one atom part of it.
  private static func gluingParentheses(_ atoms: [SourceAtom], source: [UInt8]) -> [SourceAtom] {
    var result: [SourceAtom] = []
    for atom in atoms {
      if atom.item == nil, source[atom.range].elementsEqual(")".utf8), result.count > 1,
        var inner = result.last, inner.item != nil
      {
        let open = result[result.count - 2]
        if open.item == nil, source[open.range].elementsEqual("(".utf8) {
          inner.range = span(open.range.lowerBound, atom.range.upperBound)
          result.removeLast(2)
          result.append(inner)
          continue
        }
      }
      result.append(atom)
    }
    return result
  }

  /// Finds the attributes and modifiers among what the pattern does not mention.
  private static func markModifiers(_ atoms: inout [SourceAtom], in match: Match) {
    for index in atoms.indices where atoms[index].item == nil {
      let node = match.tree.node(covering: atoms[index].range)
      let above = [node] + node.ancestors.prefix { !match.nodes.contains($0) }
      atoms[index].alwaysStays = above.contains {
        $0.kind == .modifiers || $0.kind == .attribute || $0.parent?.kind == .modifiers
      }
    }
  }

  /// Makes the comma and the label before a closure part of it where the closure stands earlier
  /// than in the pattern: inside the parentheses.
  private static func gluingLabels(_ atoms: [SourceAtom], source: [UInt8]) -> [SourceAtom] {
    var result: [SourceAtom] = []
    for (index, atom) in atoms.enumerated() {
      var atom = atom
      if let item = atom.item,
        atoms[index...].contains(where: { $0.item.map { $0 < item } ?? false })
      {
        while let form = result.last, form.item == nil, !form.alwaysStays {
          let isComma = source[form.range].elementsEqual(",".utf8)
          atom.labelStart =
            isComma ? atom.labelStart ?? atom.range.lowerBound : form.range.lowerBound
          atom.range = span(form.range.lowerBound, atom.range.upperBound)
          result.removeLast()
        }
      }
      result.append(atom)
    }
    return result
  }
}

/// Why a match cannot be rewritten.
public enum RewriteFailure: Error, Sendable, Hashable {
  /// Parts of the match lie in each other, so that they cannot be told apart.
  case intertwined
  /// Closures that stand in the parentheses would have to move out of them.
  case labelledClosures
  /// What the source has beyond the pattern would lose its counterpart, such as a parenthesis.
  case form
  /// Code that uses that parameter of the closure around it would come into another closure.
  case closureParameter(String)
  /// The template uses a name that the match has not captured.
  case notCaptured(String)

  /// What to tell people.
  public var message: String {
    switch self {
    case .intertwined: "its parts are intertwined"
    case .labelledClosures: "its closures stand in the parentheses; move them behind first"
    case .form: "it has redundant parentheses that the rewrite would tear apart"
    case .closureParameter(let name):
      "its `\(name)` would belong to the new closure"
    case .notCaptured(let name): "nothing is known of `\(name)` here"
    }
  }
}
