import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether each assignment of a value has a certain statement beside it.
  func assignedOnlyBeside(_ name: String, _ matcher: Matcher, at place: Place) -> Judgement {
    guard let (property, type) = property(name, at: place) else {
      return Judgement(
        .no, "\(place.identifier(name)) is no property of the type around it in this file")
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
    let lines = Set(lonely.map(\.node.line)).sorted()
    return lonely.isEmpty
      ? Judgement(.yes) : Judgement(.no, "\(property.name) is also set elsewhere", lines: lines)
  }

  private func isNilOrBeside(_ node: Node, _ matcher: Matcher, at place: Place) -> Bool {
    guard let assignment = node.ancestor(.assignment) else { return false }
    if assignment.child(.result)?.kind == .nilLiteral { return true }
    var statement = assignment
    while let parent = statement.parent, parent.kind != .statements { statement = parent }
    guard let block = statement.parent else { return false }
    return block.codeChildren.contains { sibling in
      sibling != statement && matcher.match(at: sibling, bound: place.captures) != nil
    }
  }
}
