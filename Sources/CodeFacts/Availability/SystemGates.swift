import SyntaxTrees

/// What code around a place has made sure of about the system that it runs on: by `#available`,
/// `#unavailable` and `@available`.
struct SystemGates {
  /// The lowest versions on which the place is reached, by platform.
  private(set) var versions: [String: [Int]] = [:]
  /// The platforms on which the code is not there at all.
  private(set) var unavailable: Set<String> = []
  /// Whether the place is in code that is there on no platform.
  private(set) var isUnavailable = false
  /// Whether something is asked that may be about any platform.
  private(set) var isUnclear = false

  /// Looks at all that is around a node.
  init(around node: Node) {
    add(node)
  }

  /// Takes in what is around the place where the code comes to stand.
  mutating func add(_ node: Node) {
    var inner = node
    for outer in sequence(first: node, next: { $0.parent }) {
      for attribute in Attribute.all(of: outer) where attribute.path == ["available"] {
        add(AvailabilityList(attribute.node))
      }
      switch outer.kind {
      case .ifStatement, .whileStatement, .guardStatement:
        addConditions(of: outer, reaching: inner)
      case .statements: addGuards(in: outer, before: inner)
      default: break
      }
      inner = outer
    }
  }

  /// The version that is asked for on a platform; what runs by way of another one asks for that.
  func version(of platform: String) -> [Int]? {
    versions[platform] ?? (platform == "macCatalyst" ? versions["iOS"] : nil)
  }

  private mutating func add(_ list: AvailabilityList) {
    for (platform, version) in list.versions
    where versions[platform].map({ $0.isBefore(version) }) ?? true {
      versions[platform] = version
    }
    unavailable.formUnion(list.unavailable)
    isUnavailable = isUnavailable || list.isUnavailable
    isUnclear = isUnclear || list.isUnclear
  }

  /// The branch of a statement that a node is in says what its conditions have said.
  private mutating func addConditions(of statement: Node, reaching inner: Node) {
    let isElse = statement.children.contains { $0.kind == .else && $0.id < inner.id }
    guard inner.field != .condition else {
      // `if #available(…), condition`: what follows it in the list.
      for list in statement.children(.condition).prefix(while: { $0.id < inner.id })
      where list.kind == .availabilityCondition && list.hasKeyword("available") {
        add(AvailabilityList(list))
      }
      return
    }
    if !isElse {
      for list in Self.lists(of: statement, "available") { add(list) }
    } else if statement.children(.condition).count == 1 {
      for list in Self.lists(of: statement, "unavailable") { add(list) }
    }
  }

  /// What guards before a statement have said.
  private mutating func addGuards(in block: Node, before inner: Node) {
    for statement in block.children(.guardStatement).prefix(while: { $0.id < inner.id }) {
      for list in Self.lists(of: statement, "available") { add(list) }
    }
  }

  /// The conditions of a statement with that keyword.
  private static func lists(of statement: Node, _ keyword: StaticString) -> [AvailabilityList] {
    statement.children(.availabilityCondition).filter { $0.hasKeyword(keyword) }
      .map { AvailabilityList($0) }
  }
}

extension Node {
  fileprivate func hasKeyword(_ keyword: StaticString) -> Bool {
    children.contains { $0.isLeaf && $0.hasText(keyword) }
  }
}
