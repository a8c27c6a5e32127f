import QueryLanguage
import SyntaxTrees

/// Facts that only the project as a whole can tell.
extension FactEvaluator {
  func usesAreKnown(_ name: String, at place: Place) -> Judgement {
    guard let (property, type) = property(name, at: place) else {
      return Judgement(
        .no, "\(place.identifier(name)) is no property of the type around it")
    }
    if property.isPrivateToFile || isInPrivateType(property) { return Judgement(.yes) }
    guard !type.isAmbiguous else {
      return Judgement(.unknown, "several files declare a type \(type.path)")
    }
    if Access.isPublic(property.modifiers) {
      return Judgement(.no, "other modules can use \(property.name)")
    }
    guard file.project.project.isWhole else {
      return Judgement(.unknown, "other files may use \(property.name)")
    }
    let doubts = file.places(of: file.doubtfulReferences(to: property, of: type))
    guard let first = doubts.first else { return Judgement(.yes) }
    return Judgement(
      .unknown, "whose \(property.name) is used at \(first) is not told by the code",
      places: doubts)
  }

  /// Whether a type around a property's declaration is private to its file.
  private func isInPrivateType(_ property: Property) -> Bool {
    property.node.ancestors.contains {
      $0.kind == .classDeclaration && Access.isPrivate(Modifiers.all(of: $0))
    }
  }

  func hasProperty(_ wanted: HasProperty, at place: Place) -> Judgement {
    guard let type = typeAround(place) else { return Judgement(.no, "no type is around this") }
    guard let primary = type.primary else {
      return Judgement(.unknown, "the declaration of \(type.path) is not known")
    }
    guard !type.isAmbiguous else {
      return Judgement(.unknown, "several files declare a type \(type.path)")
    }
    let found = primary.properties.filter { property in
      guard !property.isStatic, !property.isComputed else { return false }
      if let hasValue = wanted.hasValue, hasValue != (property.value != nil) { return false }
      return isMarked(property, as: wanted)
    }
    guard let first = found.first else {
      return Judgement(.no, "\(type.path) has no such property")
    }
    if let isProjected = wanted.isProjected {
      return hasProjections(of: found, of: type, isProjected)
    }
    return Judgement(
      .yes, "\(type.path) has \(first.name)", places: file.places(of: found.map(\.nameNode)))
  }

  /// Whether what attributes make of properties is used, or whether there is a property of which it is
  /// not.
  private func hasProjections(
    of properties: [Property], of type: NominalType, _ isWanted: Bool
  ) -> Judgement {
    let home = type.primary.map { file.facts(of: $0.node) } ?? file
    let used = properties.map { home.projections(of: $0, of: type) }
    guard isWanted else { return Judgement(used.contains(where: \.isEmpty) ? .yes : .no) }
    guard let first = used.first(where: { !$0.isEmpty })?.first else {
      return Judgement(.no, "only the values of the properties are used")
    }
    return Judgement(
      .yes, "\(first.text) is used", places: file.places(of: used.flatMap { $0 }))
  }

  /// Whether a property has the attribute that is asked for, by its own name or behind its module's.
  private func isMarked(_ property: Property, as wanted: HasProperty) -> Bool {
    guard let attribute = wanted.attribute, let module = wanted.module else {
      return judge(attribute: wanted.attribute, of: property).truth == .yes
    }
    let imports = file.facts(of: property.node).declarations.imports
    return imports.contains(module)
      && [attribute, "\(module).\(attribute)"].contains {
        judge(attribute: $0, of: property).truth == .yes
      }
  }

  func extendsAnotherFile(at place: Place) -> Judgement {
    guard let around = file.declarations.declaration(around: place.node), around.form == .extension
    else { return Judgement(.no, "this stands in no extension") }
    guard let type = file.nominal(around.path), let primary = type.primary, !type.isAmbiguous else {
      return Judgement(.unknown, "the declaration of \(around.path) is not known")
    }
    let shown = file.place(of: primary.node)
    guard file.isInModule(of: file.facts(of: primary.node)) else {
      return Judgement(.no, "another module declares \(around.path)", places: [shown])
    }
    return primary.node.tree === file.tree
      ? Judgement(.no, "\(around.path) is declared at \(shown)", places: [shown])
      : Judgement(.yes, "\(around.path) is declared at \(shown)", places: [shown])
  }

  func isDesignated(at place: Place) -> Judgement {
    guard place.node.kind == .initDeclaration, let function = Function(place.node),
      function.body != nil
    else { return Judgement(.no, "this is no initializer") }
    return Delegation.delegates(function)
      ? Judgement(.no, "this initializer calls another one") : Judgement(.yes)
  }

  func isAmbiguous(_ wanted: AmbiguousType, at place: Place) -> Judgement {
    let name = place.text(of: wanted.name)
    guard let known = file.sdk.types[name] else {
      return Judgement(.no, "nothing is known of a type \(name) of the SDK")
    }
    guard file.declarations.imports.contains(known.module) else {
      return Judgement(.no, "the file does not import \(known.module)")
    }
    guard let found = file.importedType(named: name, at: place.node) else {
      return Judgement(.no, "no imported module of the project declares \(name)")
    }
    // A name that is imported alone hides others.
    guard !file.declarations.importsAlone(name) else {
      return Judgement(.no, "\(name) is imported by its name")
    }
    let shown = found.primary.map { [file.place(of: $0.node)] } ?? []
    if let member = wanted.member.map(place.text(of:)) {
      let isInBoth = found.hasStatic(named: member) && hasMember(member, known)
      guard isInBoth else { return Judgement(.no, "only one \(name) has \(member)") }
    }
    if wanted.isCall {
      let labels = CallArguments.labels(of: place.node)
      guard found.initializers.contains(where: { $0.fits("init", labels) }) else {
        return Judgement(.no, "the project's \(name) has no such initializer")
      }
    }
    if let member = memberLeavingType(found, behind: place.node) {
      return Judgement(.no, "\(member) is a member of the project's \(name)", places: shown)
    }
    if let unlike = wanted.unlike {
      let answer = conformance(of: found, to: unlike)
      guard answer.truth == .no else { return answer.negated }
    }
    return Judgement(.yes, "\(name) is also declared at \(shown.first ?? "")", places: shown)
  }

  /// The first member that is asked of a value, if it were of a type, that makes something else of
  /// it; nil if a member is none of the type's before that.
  private func memberLeavingType(_ type: NominalType, behind value: Node) -> String? {
    var node = value
    while let access = node.parent {
      if access.kind == .callExpression, access.firstChild?.id == node.id {
        node = access
        continue
      }
      guard access.kind == .navigationExpression, node.field == .target,
        let name = access.child(.suffix)?.child(.suffix)?.identifierText,
        type.hasMember(named: name)
      else { return nil }
      let functions = type.functions(named: name)
      let staysOneself =
        !functions.isEmpty
        && functions.allSatisfy { function in
          function.result.map { ["Self", type.name].contains($0.text) } ?? false
        }
      guard staysOneself else { return name }
      node = access
    }
    return nil
  }

  /// Whether a type of the project conforms to a protocol.
  private func conformance(of type: NominalType, to name: String) -> Judgement {
    guard let primary = type.primary else {
      return Judgement(.unknown, "the declaration of \(type.path) is not known")
    }
    let home = file.facts(of: primary.node)
    let found = home.conformances.all(of: [type.path], at: primary.node)
    if found.names.contains(name) {
      return Judgement(.yes, "the project's \(type.path) is a \(name)")
    }
    return found.isComplete
      ? Judgement(.no, "the project's \(type.path) is no \(name)")
      : Judgement(.unknown, "the code does not say whether the project's \(type.path) is a \(name)")
  }

  /// Whether an SDK's type has a static member, of its own or from a protocol.
  private func hasMember(_ name: String, _ type: SDKType) -> Bool {
    type.members[name] != nil
      || type.conformsTo.contains { file.sdk.types[$0]?.members[name] != nil }
  }

  func standsFor(_ name: String, at place: Place) -> Judgement {
    let content = BuilderSearch(facts: file).content(around: place.node)
    guard case .conforming(let names, let isAll) = content else {
      return Judgement(.unknown, "the code does not tell what this makes")
    }
    if names.contains(name) { return Judgement(.yes) }
    let made = names.first ?? "a value"
    return isAll
      ? Judgement(.no, "this makes \(made), which is no \(name)")
      : Judgement(.unknown, "the code does not say that \(made) is a \(name)")
  }
}
