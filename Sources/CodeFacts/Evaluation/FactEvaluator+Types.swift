import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether an expression has a type, or is an optional.
  func hasType(_ node: Node, _ type: String?, isOptional: Bool?, at place: Place) -> Judgement {
    let shown = ShortText.of(node)
    switch file.types.value(of: node) {
    case .value(let found):
      guard let type, let declared = declaredType(type, at: place) else {
        return judge(found, type, isOptional: isOptional, of: node)
      }
      let bare = isOptional == true ? TypeText.wrapped(TypeText.canonical(found)) : found
      let answer = bare.map { means($0, declared, at: node) } ?? Judgement(.no)
      return Judgement(
        answer.truth, "\(shown) is \(HiddenName.shown(found))", because: answer.because)
    case .none:
      return type == nil && isOptional == true
        ? Judgement(.yes, "\(shown) is nil") : Judgement(.no, "\(shown) is nil")
    case .opaque(let protocols):
      let names = HiddenName.shown(protocols.joined(separator: " & "))
      let some = "\(shown) is some \(names)"
      return Judgement(type == nil && isOptional == false ? .yes : .no, some)
    // A name that begins with a capital letter may well be a constant from elsewhere.
    case .metatype, .unknown:
      return Judgement(.unknown, "the type of \(shown) is not told by the code")
    }
  }

  /// Whether a property's written type leaves no generic arguments to be inferred.
  func isWholeType(_ name: String, at place: Place) -> Judgement {
    guard let (property, _) = property(name, at: place) else {
      return Judgement(.no, "\(place.identifier(name)) is no property of the type around it")
    }
    guard let type = property.type,
      let bare = TypeArguments(facts: file.facts(of: type)).bareName(in: type)
    else { return Judgement(.yes) }
    return Judgement(.no, "\(bare.text) has generic arguments that are not written")
  }

  private func judge(
    _ found: String, _ type: String?, isOptional: Bool?, of node: Node
  ) -> Judgement {
    let shown = HiddenName.shown(found)
    let words = "\(ShortText.of(node)) is \(shown)"
    let isAnOptional = TypeText.isOptional(found)
    let fits = type.map { sameType(found, $0) } ?? true
    let isNo =
      isAnOptional ? isOptional == false || type.map { !TypeText.isOptional($0) } ?? false : false
    if isNo { return Judgement(.no, words) }
    let isYes = fits && (isOptional == nil || isOptional == isAnOptional)
    // What a name stands for that is no type of its own may be anything, an optional as well.
    let isCertain = isYes && (type != nil || isAnOptional)
    guard isCertain || isTypeItself(TypeText.wrapped(found) ?? found, at: node) else {
      return Judgement(.unknown, words, because: "the code does not tell what \(shown) is")
    }
    return Judgement(isYes ? .yes : .no, words)
  }

  private func sameType(_ one: String, _ other: String) -> Bool {
    let names = [one, other].map { file.sdk.unqualified(TypeText.canonical($0)) }
    return names[0] == names[1]
  }

  /// Whether a type's text is a type of its own, and no other name for a type.
  private func isTypeItself(_ text: String, at node: Node) -> Bool {
    guard let first = text.first, first.isLetter else { return true }
    let name = TypeText.withoutArguments(text)
    return file.type(named: name, at: node)?.primary != nil
      || file.sdkType(named: name, at: node) != nil || Conformances.plainTypes.contains(name)
  }

  /// Whether the name of an attribute means a property wrapper, declared in the file or known from
  /// the SDK.
  func propertyWrapper(_ name: String, at place: Place) -> Judgement {
    let text = TypeText.withoutArguments(place.text(of: name))
    let shown = text.hasPrefix("@") ? text : "@" + text
    let path = shown.dropFirst().split(separator: ".").map(String.init)
    guard let first = path.first, let last = path.last else {
      return Judgement(.no, "\(text) is no name")
    }
    if last.first?.isLowercase ?? false {
      return Judgement(.no, "\(shown) belongs to the language")
    }
    let node = place.captures[name]?.nodes.first ?? place.node
    if let found = file.declarationOfType(named: first, at: node) {
      let type = file.type(named: path.joined(separator: "."), at: node)
      guard let declaration = type?.primary else {
        return Judgement(
          .unknown, "\(shown) is another name for a type", places: [file.place(of: found)])
      }
      let isWrapper = declaration.attributes.contains { $0.path == ["propertyWrapper"] }
      return Judgement(
        isWrapper ? .yes : .no,
        "\(shown) is \(isWrapper ? "a" : "no") property wrapper",
        places: [file.place(of: declaration.node)])
    }
    let module = file.sdk.propertyWrappers[last]
    let isKnown = module != nil && (path.count == 1 || path == [module ?? "", last])
    if isKnown { return Judgement(.yes, "\(shown) is a property wrapper") }
    if Self.attributesOfTheLanguage.contains(text) {
      return Judgement(.no, "\(shown) belongs to the language")
    }
    return Judgement(.unknown, "the code does not tell what \(shown) is")
  }

  private static let attributesOfTheLanguage: Set<String> = [
    "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "Sendable",
  ]
}
