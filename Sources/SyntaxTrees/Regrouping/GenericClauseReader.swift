/// Reads a row of pieces as a generic argument clause with one argument.
///
/// It copies what it takes, so that nothing is changed if the row is no such clause.
struct GenericClauseReader {
  let items: [ClusterItem]
  /// The place of what comes next.
  var index: Int
  /// How many clauses the last `>>` closes beyond the one that was read last.
  var pendingCloses = 0

  private var closeOffset: Int32 = 0
  private var depth = 0
  private static let maximumDepth = 16

  init(items: [ClusterItem], index: Int) {
    self.items = items
    self.index = index
  }

  /// Reads from `<` to the `>` that matches.
  mutating func read(in regrouper: inout Regrouper) -> DraftID? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    let open = regrouper.copy(items[index].node)
    index += 1
    guard let argument = readType(in: &regrouper), let close = readClose(in: &regrouper) else {
      return nil
    }
    regrouper.draft.nodes[Int(open)].field = .none
    regrouper.draft.nodes[Int(argument)].field = .name
    return regrouper.draft.add(.typeArguments, over: [open, argument, close])
  }

  /// Takes one `>` of what comes next: an operator that may close several clauses.
  private mutating func readClose(in regrouper: inout Regrouper) -> DraftID? {
    guard index < items.count || pendingCloses > 0 else { return nil }
    if pendingCloses == 0 {
      guard items[index].role == .binary, items[index].comments.isEmpty else { return nil }
      let text = regrouper.operatorText(of: items[index].node)
      let marks = Int32(text.prefix { $0 == "?" }.count)
      guard marks == closeOffset, text.dropFirst(Int(marks)).allSatisfy({ $0 == ">" }) else {
        return nil
      }
      pendingCloses = text.count - Int(marks)
      guard pendingCloses > 0 else { return nil }
    }
    let node = regrouper.draft.nodes[Int(items[index].node)]
    let start = node.start + closeOffset
    closeOffset += 1
    pendingCloses -= 1
    if pendingCloses == 0 {
      index += 1
      closeOffset = 0
    }
    return regrouper.draft.add(
      DraftTree.Node(kind: Regrouper.greaterThan, start: start, end: start + 1))
  }

  /// Reads `A.B<C>?` or what is in brackets, and more of it behind `&`.
  private mutating func readType(in regrouper: inout Regrouper) -> DraftID? {
    guard index < items.count, items[index].role == .operand, items[index].comments.isEmpty,
      var type = regrouper.typeCopy(of: items[index].node)
    else { return nil }
    index += 1
    while index < items.count, items[index].comments.isEmpty {
      let item = items[index]
      let node = regrouper.draft.nodes[Int(item.node)]
      switch item.role {
      case .suffix where node.kind == .navigationSuffix:
        guard regrouper.draft.nodes[Int(type)].kind == .userType else { return nil }
        let parts = regrouper.draft.children(of: type) + regrouper.memberTypeParts(of: item.node)
        type = regrouper.draft.add(.userType, over: parts)
        index += 1
      case .suffix where node.kind == Regrouper.questionMark:
        let mark = DraftTree.Node(kind: node.kind, start: node.start, end: node.end)
        type = regrouper.optionalType(type, mark: regrouper.draft.add(mark))
        index += 1
      case .binary where node.kind == Regrouper.lessThan:
        guard regrouper.draft.nodes[Int(type)].kind == .userType,
          let clause = read(in: &regrouper)
        else { return nil }
        type = regrouper.draft.add(.userType, over: regrouper.draft.children(of: type) + [clause])
        if pendingCloses > 0 { return type }
      case .binary where node.kind == Regrouper.ampersand:
        let mark = regrouper.copy(item.node)
        regrouper.draft.nodes[Int(mark)].field = .none
        index += 1
        guard let other = readType(in: &regrouper) else { return nil }
        return regrouper.draft.add(.protocolCompositionType, over: [type, mark, other])
      case .binary where regrouper.operatorText(of: item.node).hasPrefix("?"):
        let marks = regrouper.operatorText(of: item.node).prefix { $0 == "?" }.count
        for offset in 0..<Int32(clamping: marks) {
          let start = node.start + offset
          let mark = DraftTree.Node(kind: Regrouper.questionMark, start: start, end: start + 1)
          type = regrouper.optionalType(type, mark: regrouper.draft.add(mark))
        }
        closeOffset = Int32(clamping: marks)
        return type
      default: return type
      }
    }
    return type
  }
}

extension Regrouper {
  /// The type `A?` of a type and its mark.
  mutating func optionalType(_ type: DraftID, mark: DraftID) -> DraftID {
    draft.nodes[Int(type)].field = .wrapped
    return draft.add(.optionalType, over: [type, mark])
  }

  /// The type that is written like this operand: a copy; nil if it is no type.
  mutating func typeCopy(of id: DraftID, depth: Int = 0) -> DraftID? {
    guard depth < 16 else { return nil }
    let node = draft.nodes[Int(id)]
    switch node.kind {
    case .simpleIdentifier:
      let name = DraftTree.Node(kind: .typeIdentifier, start: node.start, end: node.end)
      return draft.add(.userType, over: [draft.add(name)])
    case .userType, .arrayType, .dictionaryType, .tupleType, .optionalType:
      return copy(id)
    case .navigationExpression:
      let parts = draft.children(of: id)
      guard parts.count == 2, let base = typeCopy(of: parts[0], depth: depth + 1),
        draft.nodes[Int(base)].kind == .userType,
        draft.nodes[Int(parts[1])].kind == .navigationSuffix
      else { return nil }
      let members = draft.children(of: base) + memberTypeParts(of: parts[1])
      return draft.add(.userType, over: members)
    case .arrayLiteral: return bracketType(.arrayType, of: id, depth: depth)
    case .dictionaryLiteral: return bracketType(.dictionaryType, of: id, depth: depth)
    case .tupleExpression: return bracketType(.tupleType, of: id, depth: depth)
    default: return nil
    }
  }

  private mutating func bracketType(_ kind: Kind, of id: DraftID, depth: Int) -> DraftID? {
    var parts: [DraftID] = []
    var label: [DraftID] = []
    var count = 0
    for child in draft.children(of: id) {
      let node = draft.nodes[Int(child)]
      switch node.field {
      case .element, .key, .value:
        guard let type = typeCopy(of: child, depth: depth + 1) else { return nil }
        count += 1
        if kind == .tupleType {
          draft.nodes[Int(type)].field = .type
          parts.append(draft.add(.tupleTypeItem, over: label + [type]))
          label = []
        } else {
          draft.nodes[Int(type)].field = kind == .dictionaryType ? node.field : .name
          parts.append(type)
        }
      case .name: label.append(copy(child))
      default:
        if node.kind == Self.colon, kind == .tupleType {
          label.append(copy(child))
        } else {
          parts.append(copy(child))
        }
      }
    }
    let expected = kind == .arrayType ? 1 : kind == .dictionaryType ? 2 : count
    return count == expected ? draft.add(kind, over: parts) : nil
  }
}
