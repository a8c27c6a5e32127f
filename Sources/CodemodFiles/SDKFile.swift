public import CodeFacts
public import TextEditing
import YAMLReading

/// A file of data about an SDK: reads it, and tells all that is wrong with it.
public struct SDKFile: Sendable {
  /// What the file tells; nothing if it has mistakes.
  public let knowledge: SDKKnowledge
  /// All mistakes, by place; empty if the file is good.
  public let diagnostics: [Diagnostic]

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's UTF-8 text.
  ///   - path: The file's name in diagnostics.
  public init(_ bytes: [UInt8], path: String) {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      knowledge = SDKKnowledge()
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path)
    let knowledge = reader.sdkKnowledge(root)
    diagnostics = reader.diagnostics.sorted()
    self.knowledge = diagnostics.isEmpty ? knowledge : SDKKnowledge()
  }
}

/// The keys of a file of SDK data.
enum SDKKey: String, Word {
  case module
  case reExports = "re-exports"
  case wrappers, generic, protocols, types, builders, availability, arguments
}

/// The keys of `wrappers`.
enum WrapperKey: String, Word {
  case initialized, assigned, others, macros
  case byArgument = "by-argument"
  case byValue = "by-value"
  case byStorage = "by-storage"
}

/// The keys of a protocol in a file of SDK data.
enum SDKProtocolKey: String, Word {
  case refines, types, optionals, members, methods
  case otherMethods = "other-methods"
  case ownMethods = "own-methods"
}

/// The keys of a type in a file of SDK data.
enum SDKTypeKey: String, Word {
  case conformsTo = "conforms-to"
  case failable, members, properties, methods
}

extension FileReader {
  fileprivate mutating func sdkKnowledge(_ root: YAMLNode) -> SDKKnowledge {
    let fields = fields(
      of: root, in: "the file", known: SDKKey.words, required: [SDKKey.module.rawValue])
    guard let fields else { return SDKKnowledge() }
    let module = text(fields[SDKKey.module], "`module`") ?? ""
    var knowledge = SDKKnowledge()
    let reExports = texts(fields[SDKKey.reExports], "`re-exports`")
    if !reExports.isEmpty { knowledge.reExports[module] = Set(reExports) }
    if let node = fields[SDKKey.wrappers] {
      let wrappers = self.fields(of: node, in: "`wrappers`", known: WrapperKey.words) ?? [:]
      knowledge.initializedWrappers = Set(texts(wrappers[WrapperKey.initialized], "`initialized`"))
      knowledge.assignedWrappers = Set(texts(wrappers[WrapperKey.assigned], "`assigned`"))
      knowledge.argumentWrappers = typeTexts(wrappers[WrapperKey.byArgument], "`by-argument`")
      let macros = Set(texts(wrappers[WrapperKey.macros], "`macros`"))
      let all = knowledge.initializedWrappers.union(knowledge.assignedWrappers)
        .union(texts(wrappers[WrapperKey.others], "`others`"))
      for name in all.subtracting(macros) { knowledge.propertyWrappers[name] = module }
      knowledge.valueWrappers = Set(texts(wrappers[WrapperKey.byValue], "`by-value`"))
      knowledge.storageWrappers = Set(texts(wrappers[WrapperKey.byStorage], "`by-storage`"))
    }
    let protocols = named(fields[SDKKey.protocols], "`protocols`")
    let names = protocols.keys.sorted()
    for pair in protocols.values { addProtocol(pair, module, known: names, to: &knowledge) }
    for pair in named(fields[SDKKey.types], "`types`").values {
      addType(pair, module, known: names, to: &knowledge)
    }
    if let node = fields[SDKKey.generic] {
      let nodes = node.sequence == nil ? [node] : entries(node, "`generic`", of: "types") ?? []
      for node in nodes {
        guard let name = text(node, "an entry of `generic`") else { continue }
        // A wrapper is a type, of which there may be nothing else to say.
        let wrappers = knowledge.initializedWrappers.union(knowledge.assignedWrappers)
          .union(knowledge.propertyWrappers.keys)
        let known = wrappers.union(knowledge.types.keys)
        guard known.contains(name) else {
          reportUnknownName("type", name, known: known.sorted(), at: node)
          continue
        }
        knowledge.types[name, default: SDKType(module: module)].isGeneric = true
      }
    }
    knowledge.builders = builders(fields[SDKKey.builders])
    knowledge.availability = availability(fields[SDKKey.availability])
    knowledge.argumentTypes = argumentTypes(fields[SDKKey.arguments])
    return knowledge
  }

  private mutating func addProtocol(
    _ pair: YAMLPair, _ module: String, known: [String], to knowledge: inout SDKKnowledge
  ) {
    guard let name = pair.key.scalar?.text.trimmed else { return }
    let fields = fields(
      of: pair.value, in: "the protocol `\(name)`", known: SDKProtocolKey.words)
    guard let fields else { return }
    knowledge.types[name, default: SDKType()].merge(
      SDKType(
        module: module, isProtocol: true,
        includesOptionals: flag(fields[SDKProtocolKey.optionals], "`optionals`") ?? false,
        conformsTo: protocolNames(fields[SDKProtocolKey.refines], "`refines`", known: known),
        members: typeTexts(fields[SDKProtocolKey.members], "`members`"),
        methods: typeTexts(fields[SDKProtocolKey.methods], "`methods`"),
        otherMethods: text(fields[SDKProtocolKey.otherMethods], "`other-methods`"),
        ownMethods: methodNames(fields[SDKProtocolKey.ownMethods], "`own-methods`")))
    for type in texts(fields[SDKProtocolKey.types], "`types`") {
      knowledge.types[type, default: SDKType()].merge(SDKType(module: module, conformsTo: [name]))
    }
  }

  private mutating func addType(
    _ pair: YAMLPair, _ module: String, known: [String], to knowledge: inout SDKKnowledge
  ) {
    guard let name = pair.key.scalar?.text.trimmed else { return }
    if known.contains(name) { report("`\(name)` is listed as a protocol as well", at: pair.key) }
    guard
      let fields = fields(of: pair.value, in: "the type `\(name)`", known: SDKTypeKey.words)
    else { return }
    knowledge.types[name, default: SDKType()].merge(
      SDKType(
        module: module,
        conformsTo: protocolNames(fields[SDKTypeKey.conformsTo], "`conforms-to`", known: known),
        failable: Set(texts(fields[SDKTypeKey.failable], "`failable`")),
        members: typeTexts(fields[SDKTypeKey.members], "`members`"),
        properties: typeTexts(fields[SDKTypeKey.properties], "`properties`"),
        methods: typeTexts(fields[SDKTypeKey.methods], "`methods`")))
  }

  /// Names of protocols that the file lists.
  private mutating func protocolNames(
    _ node: YAMLNode?, _ what: String, known: [String]
  ) -> [String] {
    guard let node else { return [] }
    let nodes = node.sequence == nil ? [node] : entries(node, what, of: "protocols") ?? []
    return nodes.compactMap { node in
      guard let name = text(node, "an entry of \(what)") else { return nil }
      if !known.contains(name) { reportUnknownName("protocol", name, known: known, at: node) }
      return name
    }
  }

  /// Names of methods, with or without labels.
  private mutating func methodNames(_ node: YAMLNode?, _ what: String) -> Set<String> {
    guard let node else { return [] }
    let nodes = node.sequence == nil ? [node] : entries(node, what, of: "methods") ?? []
    var names: Set<String> = []
    for node in nodes {
      guard let name = text(node, "an entry of \(what)") else { continue }
      if !Self.isMethodName(name) {
        report(
          "`\(name)` is no method", at: node,
          advice: ["write its name, or its name with labels, as in `move(to:by:)`"])
      } else if !names.insert(name).inserted {
        report("`\(name)` stands here a second time", at: node)
      }
    }
    return names
  }

  /// Whether a text is a name, or a name with labels that each end with a colon.
  private static func isMethodName(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" }
    guard isIdentifier(name) else { return false }
    guard name.count < text.count else { return true }
    let labels = text.dropFirst(name.count + 1)
    guard labels.last == ")" else { return false }
    let parts = labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return parts.last?.isEmpty ?? true && parts.dropLast().allSatisfy(isIdentifier)
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private mutating func reportUnknownName(
    _ what: String, _ name: String, known: [String], at node: YAMLNode
  ) {
    let nearest = Suggestion.nearest(to: name, in: known)
    report(
      "unknown \(what) `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""), at: node,
      advice: nearest == nil ? ["list it among the file's \(what)s"] : [])
  }

  /// Names with types, as they are written in code.
  private mutating func typeTexts(_ node: YAMLNode?, _ what: String) -> [String: String] {
    named(node, what).compactMapValues { pair in
      text(pair.value, "`\(pair.key.scalar?.text ?? "")`")
    }
  }
}
