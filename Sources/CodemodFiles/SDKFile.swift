public import CodeFacts
public import TextEditing
import YAMLReading

/// A file of knowledge about the types of a module: reads it, and tells all that is wrong with it.
///
/// The layout is described at the top of each file in `Codemods/sdk`.
public struct SDKFile: Sendable {
  /// What the file says; of nothing if it has mistakes.
  public let knowledge: SDKKnowledge
  /// All mistakes, by place; empty if the file is good.
  public let diagnostics: [Diagnostic]

  /// Reads the bytes of a file; `path` is its name in diagnostics.
  public init(_ bytes: [UInt8], path: String) {
    let document = YAMLDocument(bytes, path: path)
    guard let root = document.root, document.diagnostics.isEmpty else {
      knowledge = SDKKnowledge()
      diagnostics = document.diagnostics
      return
    }
    var reader = FileReader(path: path)
    let knowledge = reader.knowledge(root)
    self.knowledge = reader.diagnostics.isEmpty ? knowledge : SDKKnowledge()
    diagnostics = reader.diagnostics.sorted()
  }
}

extension SDKKnowledge {
  /// The knowledge of several files together; where two tell of the same type, both count.
  public static func merged(_ all: [SDKKnowledge]) -> SDKKnowledge {
    var result = SDKKnowledge()
    for knowledge in all {
      result.types.merge(knowledge.types) { $0.merged(with: $1) }
      result.initializedWrappers.formUnion(knowledge.initializedWrappers)
      result.assignedWrappers.formUnion(knowledge.assignedWrappers)
    }
    return result
  }
}

extension SDKType {
  /// What both say of a type; where they differ, what this one says.
  fileprivate func merged(with other: SDKType) -> SDKType {
    var result = self
    result.isProtocol = isProtocol || other.isProtocol
    result.isGeneric = isGeneric || other.isGeneric
    result.conformsTo += other.conformsTo.filter { !conformsTo.contains($0) }
    result.failable.formUnion(other.failable)
    result.members.merge(other.members) { mine, _ in mine }
    result.properties.merge(other.properties) { mine, _ in mine }
    result.methods.merge(other.methods) { mine, _ in mine }
    result.otherMethods = otherMethods ?? other.otherMethods
    return result
  }
}

extension FileReader {
  fileprivate mutating func knowledge(_ root: YAMLNode) -> SDKKnowledge {
    let fields = fields(
      of: root, in: "the file", known: ["module", "wrappers", "generic", "protocols", "types"],
      required: ["module"])
    guard let fields, let module = text(fields["module"], "`module`") else { return SDKKnowledge() }
    var result = SDKKnowledge()
    if let wrappers = fields["wrappers"].flatMap({
      self.fields(of: $0, in: "`wrappers`", known: ["initialized", "assigned"])
    }) {
      result.initializedWrappers = Set(texts(wrappers["initialized"], "`initialized`"))
      result.assignedWrappers = Set(texts(wrappers["assigned"], "`assigned`"))
    }
    for (name, node) in pairs(fields["types"], "`types`") {
      result.types[name] = type(node, name, module: module)
    }
    for (name, node) in pairs(fields["protocols"], "`protocols`") {
      let (type, conforming) = protocolType(node, name, module: module)
      result.types[name] = type
      for other in conforming {
        result.types[other, default: SDKType(module: module)].conformsTo.append(name)
      }
    }
    for name in texts(fields["generic"], "`generic`") {
      result.types[name, default: SDKType(module: module)].isGeneric = true
    }
    return result
  }

  private mutating func type(_ node: YAMLNode, _ name: String, module: String) -> SDKType {
    var type = SDKType(module: module)
    let fields = fields(
      of: node, in: "`\(name)`",
      known: ["conforms-to", "failable", "members", "properties", "methods"])
    guard let fields else { return type }
    type.conformsTo = texts(fields["conforms-to"], "`conforms-to`")
    type.failable = Set(texts(fields["failable"], "`failable`"))
    type.members = types(fields["members"], "`members`")
    type.properties = types(fields["properties"], "`properties`")
    type.methods = types(fields["methods"], "`methods`")
    return type
  }

  private mutating func protocolType(
    _ node: YAMLNode, _ name: String, module: String
  ) -> (SDKType, conforming: [String]) {
    var type = SDKType(module: module, isProtocol: true)
    let fields = fields(
      of: node, in: "`\(name)`",
      known: ["refines", "types", "members", "methods", "other-methods"])
    guard let fields else { return (type, []) }
    type.conformsTo = texts(fields["refines"], "`refines`")
    type.members = types(fields["members"], "`members`")
    type.methods = types(fields["methods"], "`methods`")
    type.otherMethods = text(fields["other-methods"], "`other-methods`")
    return (type, texts(fields["types"], "`types`"))
  }

  /// Names with the types that they have.
  private mutating func types(_ node: YAMLNode?, _ what: String) -> [String: String] {
    var result: [String: String] = [:]
    for (name, node) in pairs(node, what) {
      if let type = text(node, "`\(name)`") { result[name] = type }
    }
    return result
  }

  private mutating func pairs(_ node: YAMLNode?, _ what: String) -> [(String, YAMLNode)] {
    guard let node else { return [] }
    guard let pairs = node.mapping else {
      report("\(what) is \(node.kindDescription), but must be a mapping", at: node)
      return []
    }
    return pairs.compactMap { pair in pair.key.scalar.map { ($0.text, pair.value) } }
  }
}
