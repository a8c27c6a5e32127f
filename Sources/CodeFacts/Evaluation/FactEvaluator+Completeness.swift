public import QueryLanguage
public import SyntaxTrees

extension FactEvaluator {
  /// The mentions of a captured name that no edit has dealt with.
  ///
  /// A property of the type around the match is looked for in the whole project, since labels and
  /// other types mention it too, unless the scope is the file or narrower than the type; a local
  /// name is looked for in its function. Mentions that are not certain are among them, the declaration is not.
  ///
  /// - Parameters:
  ///   - capture: The capture that holds the name.
  ///   - scope: Where to look.
  ///   - match: The place where the capture stands.
  ///   - captures: What the names stand for.
  ///   - handled: The parts of the code that are dealt with.
  /// - Returns: The identifiers, those of this file first.
  public func uncoveredReferences(
    to capture: String, scope: FactScope, in match: Match, captures: Captures,
    handled: [HandledRange]
  ) -> [Node] {
    let place = Place(match: match, captures: captures)
    let mentions = mentions(of: capture, at: place)
    let isNarrow = scope == .block || scope == .function || scope == .file
    let roots = isNarrow ? file.roots(of: scope, at: match.node) : nil
    return mentions.filter { node in
      (roots?.contains { $0.contains(node) } ?? true) && !handled.contains { $0.holds(node) }
    }
  }

  /// Finds the declaration of what a captured name means: a local name, or a property of the type
  /// around the match.
  ///
  /// - Parameters:
  ///   - capture: The capture that holds the name.
  ///   - match: The place where the capture stands.
  ///   - captures: What the names stand for.
  /// - Returns: The name where it is declared; nil if neither is found in the file.
  public func declaration(of capture: String, in match: Match, captures: Captures) -> Node? {
    let place = Place(match: match, captures: captures)
    return local(capture, at: place)?.node ?? property(capture, at: place)?.property.nameNode
  }

  private func local(_ capture: String, at place: Place) -> LocalName? {
    let node = place.captures[capture]?.nodes.last?.lastToken ?? place.node
    if isMember(node) { return nil }
    return LocalScopes.closureParameter(at: node)
      ?? LocalScopes.local(place.identifier(capture), at: node)
  }

  private func mentions(of capture: String, at place: Place) -> [Node] {
    let name = place.identifier(capture)
    if let local = local(capture, at: place) {
      return file.identifiers[name].filter { candidate in
        guard candidate.id != local.node.id else { return false }
        switch IdentifierRole(candidate) {
        case .value, .capture, .shorthand: break
        default: return false
        }
        return LocalScopes.local(name, at: candidate)?.node == local.node
      }
    }
    guard let (property, type) = property(capture, at: place) else { return [] }
    return file.references(to: property, of: type).map(\.node)
  }

  private func isMember(_ node: Node) -> Bool {
    if case .member = IdentifierRole(node) { return true }
    return false
  }
}

/// A part of the code in which names are dealt with.
public struct HandledRange: Sendable {
  let tree: SyntaxTree
  let range: Range<Int>

  /// Names byte offsets of the text of a tree.
  public init(tree: SyntaxTree, range: Range<Int>) {
    self.tree = tree
    self.range = range
  }

  func holds(_ node: Node) -> Bool {
    node.tree === tree && range.lowerBound <= node.start && node.end <= range.upperBound
  }
}
