import SyntaxTrees

/// Says at one place what a type is called that was written at another, in another type or file.
struct TypeTranslation {
  /// The facts of the file of ``destination``.
  let facts: FileFacts
  /// Where the type was written.
  let origin: Node
  /// Where it is to be told.
  let destination: Node
  /// What `Self` means; nil if that cannot be told.
  var selfType: String?

  /// What a value is at the destination; unknown if its type is none of the project and has no name
  /// there.
  ///
  /// A type of the project without a name gets a ``HiddenName``.
  func value(_ value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .value(let text): type(text).map(ExpressionValue.value) ?? .unknown
    case .metatype(let text): type(text).map(ExpressionValue.metatype) ?? .unknown
    case .opaque(let names): all(names).map(ExpressionValue.opaque) ?? .unknown
    case .none, .unknown: value
    }
  }

  private func all(_ names: [String]) -> [String]? {
    let translated = names.compactMap(type)
    return translated.count == names.count ? translated : nil
  }

  /// The type as it is told at the destination; nil if one of its names cannot be told there.
  func type(_ text: String) -> String? {
    if isSamePlace, !TypeWords.of(text).contains("Self") { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(where: Self.beginsName) {
      result += rest[..<start]
      let path = rest[start...].prefix { Self.isInName($0) || $0 == "." }
      let behind = rest[path.endIndex...].first { !$0.isWhitespace }
      // A label of a tuple, an attribute, and words such as `some` are no names of types.
      let isName = path.first.map { $0.isUppercase || $0 == HiddenName.mark } ?? false
      if behind == ":" && result.last != "[" || !isName || result.last == "@" {
        result += path
      } else {
        guard let name = name(String(path)) else { return nil }
        result += name
      }
      rest = rest[path.endIndex...]
    }
    return result + rest
  }

  private static func beginsName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == HiddenName.mark
  }

  private static func isInName(_ character: Character) -> Bool {
    beginsName(character) || character.isNumber
  }

  /// Whether nothing can be called otherwise: the file and the types around are the same.
  private var isSamePlace: Bool {
    guard origin.tree === destination.tree else { return false }
    let file = facts.facts(of: origin).declarations
    let types = [origin, destination].map { file.declaration(around: $0)?.path }
    return types[0] == types[1]
  }

  /// A name, with what follows behind dots, as it is written at the destination.
  private func name(_ path: String) -> String? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let head = parts.first else { return path }
    let rest = parts.count > 1 ? "." + parts[1] : ""
    if head == "Self" { return (selfType ?? ownSelf).map { $0 + rest } }
    if HiddenName.isIn(head) {
      // It may have a name here.
      let primary = facts.type(named: path, at: destination)?.primary
      let parts = HiddenName.parts(of: path)
      return primary.flatMap { shortestPath(to: parts?.path ?? path, of: $0) } ?? path
    }
    let here = facts.declarationOfType(named: head, at: destination)
    guard let there = facts.declarationOfType(named: head, at: origin) else {
      return foreign(head, isHidden: here != nil).map { $0 + rest }
    }
    if here == there { return path }
    return reached(head, declaredBy: there).map { $0 + rest }
  }

  /// `Self`, if it means the same type at both places.
  private var ownSelf: String? {
    let types = [origin, destination].map { facts.type(around: $0)?.path }
    return types[0] != nil && types[0] == types[1] ? "Self" : nil
  }

  /// A name of the project that means nothing, or something else, at the destination: with the names
  /// of the types around its declaration.
  private func reached(_ name: String, declaredBy declaration: Node) -> String? {
    let home = facts.facts(of: origin)
    if let type = home.type(named: name, at: origin), let primary = type.primary,
      primary.node == declaration
    {
      return shortestPath(to: type.path, of: primary) ?? hiddenName(of: type, primary)
    }
    // An alias in a type around the origin.
    guard let around = home.type(around: origin),
      around.parts.contains(where: { $0.aliases[name] != nil }), let primary = around.primary
    else { return nil }
    return shortestPath(to: around.path, of: primary).map { "\($0).\(name)" }
  }

  private func hiddenName(of type: NominalType, _ primary: TypeDeclaration) -> String? {
    guard primary.scope == nil else { return nil }
    return HiddenName.text(of: type.path, in: facts.facts(of: primary.node).index)
  }

  /// The fewest names, from the last on, by which a type is meant at the destination; nil if all of
  /// them mean another one.
  private func shortestPath(to path: String, of primary: TypeDeclaration) -> String? {
    let names = path.split(separator: ".")
    return names.indices.reversed().lazy.map { names[$0...].joined(separator: ".") }.first {
      facts.type(named: $0, at: destination)?.primary?.node == primary.node
    }
  }

  /// A name that no file of the project declares: it means the same where the same modules are
  /// imported.
  private func foreign(_ name: String, isHidden: Bool) -> String? {
    let home = facts.facts(of: origin)
    let known = facts.sdk.types[name]
    let isKnown = known.map { home.brings($0.module) && facts.brings($0.module) } ?? false
    guard isKnown || StandardTypes.names.contains(name) || facts.brings(allOf: home) else {
      return nil
    }
    guard isHidden else { return name }
    return known.flatMap { $0.module.isEmpty ? nil : "\($0.module).\(name)" }
  }
}

extension FileFacts {
  /// Whether what a module of the SDK declares can be used here.
  fileprivate func brings(_ module: String) -> Bool {
    module.isEmpty || broughtModules.contains(module)
  }

  /// Whether all that another file can use of modules from elsewhere can be used here.
  fileprivate func brings(allOf other: FileFacts) -> Bool {
    broughtModules.isSuperset(of: other.declarations.imports)
  }

  /// The imported modules, and those that come along with them.
  private var broughtModules: Set<String> {
    importedModules.reduce(into: importedModules) { modules, name in
      modules.formUnion(sdk.reExports[name] ?? [])
    }
  }
}

/// Types that need no import.
enum StandardTypes {
  static let names: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Substring", "Character", "Void", "Never", "Any",
    "AnyObject", "AnyHashable", "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Result",
    "Range", "ClosedRange", "Duration", "Error", "Hashable", "Equatable", "Comparable",
    "Identifiable", "Codable", "Decodable", "Encodable", "Sendable", "Sequence", "Collection",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "StringProtocol",
  ]
}
