import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether each assignment of a value has a certain statement beside it.
  func assignedOnlyBeside(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    guard let (property, type) = property(name, at: place) else {
      return Judgement(
        .no, "\(place.identifier(name)) is no property of the type around it")
    }
    let lonely = file.references(to: property, of: type).filter { reference in
      switch reference.kind {
      case .projected, .inout: return true
      case .write, .storage:
        guard reference.isAssigned else { return false }
        return !isNilOrBeside(reference.node, matcher, at: place)
      case .memberwiseLabel: return true
      default: return false
      }
    }
    let places = file.places(of: lonely.map(\.node))
    return lonely.isEmpty
      ? Judgement(.yes) : Judgement(.no, "\(property.name) is also set elsewhere", places: places)
  }

  private func isNilOrBeside(_ node: Node, _ matcher: Matcher, at place: Place) -> Bool {
    guard let assignment = node.ancestor(.assignment) else { return false }
    if assignment.child(.result)?.kind == .nilLiteral { return true }
    var statement = assignment
    while let parent = statement.parent, parent.kind != .statements { statement = parent }
    guard let block = statement.parent else { return false }
    let statements = Array(block.codeChildren)
    guard let own = statements.firstIndex(of: statement) else { return false }
    return statements.indices.contains { index in
      guard index != own,
        let found = matcher.match(at: statements[index], bound: place.captures)
      else { return false }
      return namesMeanTheSame(in: found, as: place.match)
        && statements[min(own, index)...max(own, index)].allSatisfy(Self.goesStraightOn)
    }
  }

  /// Whether the statement behind it is always reached, and at once.
  private static func goesStraightOn(_ statement: Node) -> Bool {
    let tree = statement.tree
    var id = statement.id
    let end = tree.subtreeEnd(of: id)
    while id < end {
      switch tree.kind(of: id) {
      case .lambdaLiteral, .functionDeclaration, .classDeclaration: id = tree.subtreeEnd(of: id)
      case .controlTransferStatement, .directive, .awaitExpression, .tryExpression, .tryOperator:
        return false
      default: id += 1
      }
    }
    return true
  }

  /// Whether the property is read at other places than the captured one.
  func readElsewhere(_ name: String, at place: Place) -> Judgement {
    guard let (property, type) = property(name, at: place) else {
      return Judgement(
        .no, "\(place.identifier(name)) is no property of the type around it")
    }
    let captured = place.captures[name]?.nodes ?? []
    let reads = file.references(to: property, of: type).filter { reference in
      !reference.isAssigned && reference.kind != .memberwiseLabel
        && !captured.contains { $0.contains(reference.node) }
    }
    let places = file.places(of: reads.map(\.node))
    return reads.isEmpty
      ? Judgement(.no, "\(property.name) is not read elsewhere")
      : Judgement(.yes, "\(property.name) is also read", places: places)
  }
}
