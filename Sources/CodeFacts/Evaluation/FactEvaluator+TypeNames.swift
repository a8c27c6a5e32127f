public import QueryLanguage
public import SyntaxTrees

extension FactEvaluator {
  /// The facts as they are for the code around a node, which may stand in another file.
  public func seen(from node: Node) -> FactEvaluator {
    node.tree === file.tree ? self : FactEvaluator(file: file.facts(of: node), target: target)
  }

  /// The type that a capture names where it is declared; nil if it holds anything else.
  func declaredType(_ capture: String, at place: Place) -> NominalType? {
    guard case .node(let name)? = place.captures[capture], name.kind == .typeIdentifier,
      name.field == .name, let declaration = name.parent, declaration.kind == .classDeclaration
    else { return nil }
    let home = file.facts(of: name)
    return home.declarations.all.first { $0.node == declaration }
      .flatMap { $0.scope == nil ? home.nominal($0.path) : nil }
  }

  /// Whether a type, as it is written at a node, is one of the project.
  func means(_ text: String, _ type: NominalType, at node: Node) -> Judgement {
    let words = "it is \(HiddenName.shown(text))"
    guard !type.isAmbiguous else {
      return Judgement(.unknown, "several files declare a type \(type.path)")
    }
    var name = TypeText.canonical(text)
    var place = node
    for _ in 0..<8 {
      let bare = TypeText.withoutArguments(name)
      let isName = HiddenName.shown(bare)
        .allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // An optional, an array and whatever is opaque is another type.
      guard isName, !TypeText.isOptional(name) else { return Judgement(.no, words) }
      let there = file.facts(of: place)
      if there.genericParameter(named: bare, at: place) != nil { return Judgement(.no, words) }
      if let found = there.type(named: bare, at: place), found.primary != nil {
        guard found.path == type.path else { return Judgement(.no, words) }
        guard !found.isAmbiguous else {
          return Judgement(.unknown, "several files declare a type \(found.path)")
        }
        return Judgement(found.isSame(as: type) ? .yes : .no, words)
      }
      let declaration = there.declarationOfType(named: bare, at: place)
      if let alias = there.alias(named: bare), let declaration {
        name = TypeText.canonical(alias)
        place = declaration
        continue
      }
      let parts = bare.split(separator: ".").map(String.init)
      let isDeclared =
        declaration != nil
        || parts.first.map { there.declarationOfType(named: $0, at: place) != nil } ?? false
      // What a type of the project calls its own, or a module's type, may be this one. A value may
      // also have a type whose module the file does not import.
      let isOfSDK = parts.count == 1 && there.sdkType(named: bare, at: place) != nil
      return isDeclared || parts.last == type.name && !isOfSDK
        ? Judgement(
          .unknown, words, because: "the code does not tell what \(HiddenName.shown(bare)) is")
        : Judgement(.no, words)
    }
    return Judgement(.unknown, words)
  }

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
