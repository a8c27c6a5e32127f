public import QueryLanguage
public import SyntaxTrees

extension FactEvaluator {
  /// Whether the names of types that a match declares mean these types at another place, too.
  ///
  /// - Parameters:
  ///   - node: The place, in any file of the project.
  ///   - captures: What the match has captured.
  /// - Returns: Yes also if no capture is the name of a declared type; unknown if the project does
  ///   not tell what such a name means there.
  public func typeNamesMeanTheSame(at node: Node, as captures: Captures) -> Truth {
    var result = Truth.yes
    for case .node(let name) in captures.values {
      guard name.kind == .typeIdentifier, name.field == .name,
        name.parent?.kind == .classDeclaration, let own = path(of: name, at: name)
      else { continue }
      guard let found = path(of: name, at: node) else {
        result = .unknown
        continue
      }
      if found != own { return .no }
    }
    return result
  }

  /// Whether a name means a protocol; unknown if nothing tells what it means.
  func isProtocol(_ name: String, at place: Place) -> Judgement {
    let node = place.node
    if let found = file.declarationOfType(named: name, at: node) {
      guard let type = file.type(named: name, at: node), let primary = type.primary,
        !type.isAmbiguous
      else {
        let because = "what \(name) stands for is not told"
        return isParameter(found)
          ? Judgement(.no, "\(name) is a generic parameter")
          : Judgement(.unknown, name, because: because, places: [file.place(of: found)])
      }
      let isOne = primary.form == .protocol
      return Judgement(
        isOne ? .yes : .no, "\(name) is \(isOne ? "a" : "no") protocol",
        places: [file.place(of: primary.node)])
    }
    guard let known = file.sdkType(named: name, at: node) else {
      return Judgement(.unknown, "the code does not tell what \(name) is")
    }
    return Judgement(
      known.isProtocol ? .yes : .no, "\(name) is \(known.isProtocol ? "a" : "no") protocol")
  }

  private func isParameter(_ declaration: Node) -> Bool {
    declaration.kind == .typeParameter || declaration.parent?.kind == .typeParameter
  }

  /// The path of the type that a name means at a place.
  private func path(of name: Node, at node: Node) -> String? {
    file.facts(of: node).type(named: name.identifierText, at: node)?.path
  }
}
