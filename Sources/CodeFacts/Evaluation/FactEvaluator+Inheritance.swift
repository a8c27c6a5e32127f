import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  func isMember(of capture: String, at place: Place) -> Judgement {
    guard let type = declaredType(capture, at: place) else {
      return Judgement(.unknown, "\(capture) is not the name of a type where it is declared")
    }
    guard let around = file.type(around: place.node) else {
      return Judgement(.no, "no type is around this")
    }
    return Judgement(around.isSame(as: type) ? .yes : .no, "this stands in \(around.path)")
  }

  func hasSuperclass(at place: Place) -> Judgement {
    guard let type = typeAround(place), let primary = type.primary, !type.isAmbiguous else {
      return Judgement(.unknown, "the declaration of the type around this is not known")
    }
    guard primary.form == .class, let first = primary.inherited.first else {
      return Judgement(.no, "\(type.name) has no superclass")
    }
    // Only the first can be a class.
    switch isProtocol(first, at: primary.node) {
    case .yes: return Judgement(.no, "\(first) is a protocol")
    case .no: return Judgement(.yes, "\(type.name) inherits from \(first)")
    case .unknown:
      return Judgement(.unknown, "the code does not tell whether \(first) is a protocol")
    }
  }

  func conformsIndirectly(to name: String, at place: Place) -> Judgement {
    guard let type = typeAround(place), let primary = type.primary, !type.isAmbiguous else {
      return Judgement(.unknown, "the declaration of the type around this is not known")
    }
    let home = file.facts(of: primary.node)
    var doubt: String?
    for parent in type.inherited where parent != name {
      let found = home.conformances.all(of: [parent], at: primary.node)
      if found.names.contains(name) {
        return Judgement(.yes, "\(parent) brings \(name) along")
      }
      if !found.isComplete { doubt = doubt ?? parent }
    }
    return doubt.map { Judgement(.unknown, "the code does not tell what \($0) brings along") }
      ?? Judgement(.no, "nothing else brings \(name) along")
  }

  private func isProtocol(_ name: String, at node: Node, depth: Int = 0) -> Truth {
    let home = file.facts(of: node)
    if let found = home.type(named: name, at: node)?.primary {
      return found.form == .protocol ? .yes : .no
    }
    if let alias = home.alias(named: name), depth < 8 {
      return isProtocol(TypeText.withoutArguments(alias), at: node, depth: depth + 1)
    }
    if let known = home.sdkType(named: name, at: node) { return known.isProtocol ? .yes : .no }
    return Conformances.plainTypes.contains(name) ? .yes : .unknown
  }
}
