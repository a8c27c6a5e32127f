public import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// The property that a name means in the type around the match, with the type.
  func property(
    _ capture: String, at place: Place
  ) -> (property: Property, type: NominalType)? {
    guard let type = typeAround(place) else { return nil }
    let name = place.identifier(capture)
    // The capture may be the very declaration; then it counts, not another of the same name.
    let nodes = place.captures[capture]?.nodes ?? []
    let own = type.properties.first { property in nodes.contains { $0.contains(property.nameNode) }
    }
    if let own { return (own, type) }
    // A name that something else declares, such as a local, is not the property's.
    if let token = nodes.last?.lastToken, case .none = IdentifierRole(token) { return nil }
    if let property = type.property(named: name) { return (property, type) }
    let mark = name.droppingMark
    return mark == name ? nil : type.property(named: mark).map { ($0, type) }
  }

  /// The type around the match, or the one that the match declares.
  func typeAround(_ place: Place) -> NominalType? {
    let declared = file.declarations.all.first { place.match.nodes == [$0.node] }
    if let declared { return file.nominal(declared.path) }
    return file.type(around: place.match.nodes.last?.lastToken ?? place.node)
      .flatMap { inner in file.type(around: place.node) ?? inner }
  }

  /// The declaration of a type, or the extension of one, that a match is, or else stands in.
  public func declaration(aroundOrAt match: Match) -> TypeDeclaration? {
    file.declarations.all.first { match.nodes == [$0.node] }
      ?? file.declarations.declaration(around: match.node)
  }

  private func missing(_ name: String, at place: Place) -> Judgement {
    Judgement(.no, "\(place.identifier(name)) is no property of the type around it")
  }

  func judge(_ declared: Declared, name: String, at place: Place) -> Judgement {
    guard let (property, _) = property(name, at: place) else {
      return missing(name, at: place)
    }
    // A local of the same name hides the property.
    if let node = place.captures[name]?.nodes.first,
      LocalScopes.local(property.name, at: node) != nil, !Self.isExplicitMember(node)
    {
      return Judgement(.no, "\(property.name) is a local name here")
    }
    var result = Judgement(.yes)
    for judgement in [
      judge(attribute: declared.attribute, of: property),
      judge(type: declared.type, of: property, at: place),
      judge(isOptional: declared.isOptional, of: property),
      judge(value: declared.value, of: property),
    ] {
      if judgement.truth == .no { return judgement }
      if judgement.truth == .unknown { result = judgement }
    }
    return result
  }

  private static func isExplicitMember(_ node: Node) -> Bool {
    node.kind == .navigationExpression || node.parent?.kind == .navigationSuffix
  }

  func judge(attribute name: String?, of property: Property) -> Judgement {
    guard let name else { return Judgement(.yes) }
    let path = name.split(separator: ".").map(String.init)
    guard property.attributes.contains(where: { $0.path == path }), let first = path.first else {
      return Judgement(.no, "\(property.name) has no @\(name)")
    }
    if let found = file.declarationOfType(named: first, at: property.node) {
      let shown = file.place(of: found)
      return Judgement(.no, "@\(name) means the type declared at \(shown)", places: [shown])
    }
    return Judgement(.yes)
  }

  /// The type of a property as written, or as its initial value tells.
  private func typeText(of property: Property) -> String? {
    property.typeText
      ?? (property.isDestructured ? nil : property.value.flatMap(file.types.typeText(of:)))
  }

  private func judge(type: String?, of property: Property, at place: Place) -> Judgement {
    guard let type else { return Judgement(.yes) }
    guard let text = typeText(of: property) else {
      return Judgement(.unknown, "the type of \(property.name) is not told by the code")
    }
    if let wanted = declaredType(type, at: place) {
      let answer = means(text, wanted, at: property.node)
      return Judgement(
        answer.truth, "\(property.name) is \(HiddenName.shown(text))", because: answer.because)
    }
    return TypeText.canonical(text) == TypeText.canonical(type)
      ? Judgement(.yes)
      : Judgement(.no, "\(property.name) is \(HiddenName.shown(text)), not \(type)")
  }

  private func judge(isOptional: Bool?, of property: Property) -> Judgement {
    guard let isOptional else { return Judgement(.yes) }
    guard let text = typeText(of: property) else {
      return Judgement(.unknown, "the type of \(property.name) is not told by the code")
    }
    let isFound = TypeText.isOptional(text)
    return isFound == isOptional
      ? Judgement(.yes) : Judgement(.no, "\(property.name) is \(isFound ? "" : "not ")optional")
  }

  private func judge(value: String?, of property: Property) -> Judgement {
    guard let value else { return Judgement(.yes) }
    guard let node = property.value, !property.isDestructured else {
      return Judgement(.no, "\(property.name) has no initial value of its own")
    }
    return node.compactText == CompactText.of(value)
      ? Judgement(.yes)
      : Judgement(.no, "the initial value of \(property.name) is \(ShortText.of(node))")
  }

  func meansProperty(_ name: String, at place: Place) -> Judgement {
    let shown = place.identifier(name)
    let hasSelf = place.captures[name]?.nodes.first?.kind == .navigationExpression
    if !hasSelf, let local = LocalScopes.local(shown, at: place.node) {
      let line = file.place(of: local.node)
      return Judgement(.no, "\(shown) is a local name here, from \(line)", places: [line])
    }
    guard let around = file.type(around: place.node) else {
      return Judgement(.no, "no type is around this")
    }
    if around.property(named: shown) != nil { return Judgement(.yes) }
    return around.primary == nil
      ? Judgement(.unknown, "the declaration of \(around.path) is not known")
      : missing(name, at: place)
  }

  func hasMemberwiseInitializer(at place: Place) -> Judgement {
    guard let type = typeAround(place) else { return Judgement(.no, "no type is around this") }
    guard type.primary != nil else {
      return Judgement(.unknown, "the declaration of \(type.path) is not known")
    }
    return type.hasMemberwiseInitializer
      ? Judgement(.yes, "\(type.path) has the synthesized memberwise init")
      : Judgement(.no, "\(type.path) has no synthesized memberwise init")
  }
}
