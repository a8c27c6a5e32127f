public import TextEditing

/// A value in a YAML file and where it stands.
public struct YAMLNode: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// A text; what it means, a number or a truth value, is up to whoever reads it.
    case scalar(YAMLScalar)
    /// Nodes in order.
    case sequence([YAMLNode])
    /// Keys and values in the order of the file.
    case mapping([YAMLPair])
  }

  /// What the node holds.
  public let content: Content
  /// The node's first byte in the file.
  public let start: LinePosition
  /// The place behind the node's last byte in the file.
  public let end: LinePosition

  /// Creates a node that stands from `start` to before `end`.
  public init(_ content: Content, start: LinePosition, end: LinePosition) {
    self.content = content
    self.start = start
    self.end = end
  }

  /// The scalar, if the node is one.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The nodes, if the node is a sequence.
  public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The keys and values in the order of the file, if the node is a mapping.
  public var mapping: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The value of a key; nil if the node is no mapping or has no such key.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.scalar?.text == key }?.value
  }

  /// Whether the node is written as nothing: no value at all, `~` or `null`.
  public var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// What the node is, for messages: `a text`, `a list`, `a mapping` or `nothing`.
  public var kindDescription: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A key of a mapping and its value.
public struct YAMLPair: Sendable {
  /// The key; a scalar in all but exotic files.
  public let key: YAMLNode
  /// The value.
  public let value: YAMLNode

  /// Creates a pair of a mapping.
  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
