public import QueryLanguage
import SyntaxTrees
import TextEditing

/// Facts about the initializers that the compiler makes.
extension FactEvaluator {
  /// A part of the memberwise initializer of the type that a match is or stands in, as it would be
  /// written; or why it cannot be.
  public func memberwise(_ part: MemberwiseInitializer.Part, at match: Match) -> WrittenPart {
    let type = declaration(aroundOrAt: match).flatMap { file.nominal($0.path) }
    guard let found = type.flatMap(file.memberwiseInitializer) else {
      return .impossible("\(type?.path ?? "this") has no synthesized memberwise init")
    }
    if let obstacle = found.obstacle { return .impossible(obstacle) }
    let unit = String(
      decoding: IndentationUnit(dominantIn: match.tree.source).bytes, as: UTF8.self)
    return .text(found.text(of: part, unit: unit))
  }

  /// What comes of writing out what the compiler makes.
  public enum WrittenPart: Sendable, Hashable {
    case text(String)
    /// Why it cannot be done, as a part of a sentence.
    case impossible(String)
  }

  private enum Found {
    case initializer(MemberwiseInitializer)
    case judgement(Judgement)
  }

  private func memberwise(of type: NominalType?) -> Found {
    guard let type else { return .judgement(Judgement(.no, "no type is around this")) }
    guard type.primary != nil else {
      return .judgement(Judgement(.unknown, "the declaration of \(type.path) is not known"))
    }
    guard !type.isAmbiguous else {
      return .judgement(Judgement(.unknown, "several files declare a type \(type.path)"))
    }
    return file.memberwiseInitializer(of: type).map { .initializer($0) }
      ?? .judgement(Judgement(.no, "\(type.path) has no synthesized memberwise init"))
  }

  func memberwiseInitializer(_ form: MemberwiseForm, at place: Place) -> Judgement {
    let type = declaration(aroundOrAt: place.match).flatMap { file.nominal($0.path) }
    // The calls, which stand anywhere, are not looked for in vain.
    if let isPrivate = form.isPrivate, let type, let primary = type.primary, !type.isAmbiguous,
      isPrivate != MemberwiseInitializer.setsOnlyPrivateProperties(primary, facts: file)
    {
      let which = isPrivate ? "properties that are not private" : "only private properties"
      return Judgement(.no, "\(type.path) has \(which)")
    }
    switch memberwise(of: type) {
    case .judgement(let judgement): return judgement
    case .initializer(let found): return judge(isCalled: form.isCalled, found)
    }
  }

  private func judge(isCalled: Bool?, _ found: MemberwiseInitializer) -> Judgement {
    guard let isCalled else { return Judgement(.yes) }
    let calls = found.calls.certain
    if !calls.isEmpty {
      let places = file.places(of: calls)
      return Judgement(isCalled ? .yes : .no, "it is called at \(places[0])", places: places)
    }
    if let (call, words) = found.calls.doubtful.first {
      let place = file.place(of: call)
      return Judgement(.unknown, "the call at \(place) \(words)", places: [place])
    }
    return Judgement(
      isCalled ? .no : .yes, "nothing calls the memberwise init of \(found.type.path)")
  }

  func memberwiseParameter(_ name: String, of type: String, at place: Place) -> Judgement {
    guard let node = place.captures[type]?.nodes.first else {
      return Judgement(.unknown, "\(type) stands for no code here")
    }
    let declaration = file.facts(of: node).declarations.all.first { declaration in
      declaration.node.child(.name).map { $0.contains(node) } ?? false
    }
    switch memberwise(of: declaration.flatMap { file.nominal($0.path) }) {
    case .judgement(let judgement): return judgement
    case .initializer(let found):
      let nodes = place.captures[name]?.nodes ?? []
      let parameter = found.parameters.first { parameter in
        nodes.contains { $0.contains(parameter.property.nameNode) }
      }
      let shown = place.identifier(name)
      return parameter == nil
        ? Judgement(.no, "\(shown) is no parameter of the memberwise init of \(found.type.path)")
        : Judgement(.yes)
    }
  }

  func hasDefaultInitializer(at place: Place) -> Judgement {
    guard let declaration = declaration(aroundOrAt: place.match),
      let type = file.nominal(declaration.path)
    else { return Judgement(.no, "no type is around this") }
    guard let primary = type.primary, !type.isAmbiguous else {
      return Judgement(.unknown, "the declaration of \(type.path) is not known")
    }
    let isClass = primary.form == .class
    guard primary.form == .struct || isClass,
      isClass ? type.initializers.isEmpty : primary.initializers.isEmpty
    else { return Judgement(.no, "the compiler makes no init() for \(type.path)") }
    if isClass, !primary.inherited.isEmpty {
      return Judgement(.unknown, "\(type.path) may have a superclass")
    }
    let properties = StoredProperties(of: type, sdk: file.sdk)
    guard let index = properties.unset.min() else { return Judgement(.yes) }
    return Judgement(.no, "\(properties.all[index].name) has no initial value")
  }
}
