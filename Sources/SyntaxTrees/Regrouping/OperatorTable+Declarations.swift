extension OperatorTable {
  /// The standard operators and those that the text declares.
  init(declaredIn draft: DraftTree, source: [UInt8]) {
    self = .standard
    guard !draft.nodes.isEmpty else { return }
    let declarations = draft.children(of: draft.root)
    let reader = DeclarationReader(draft: draft, source: source)
    // Groups may name groups that come later; a few rounds settle any order that people write.
    let groups = declarations.filter { draft.nodes[Int($0)].kind == .precedenceGroupDeclaration }
    for _ in 0..<min(groups.count, 4) {
      for group in groups { reader.declareGroup(group, in: &self) }
    }
    for declaration in declarations
    where draft.nodes[Int(declaration)].kind == .operatorDeclaration {
      reader.declareOperator(declaration, in: &self)
    }
  }
}

/// Reads declarations of operators and precedence groups.
private struct DeclarationReader {
  let draft: DraftTree
  let source: [UInt8]

  private func text(_ id: DraftID) -> String {
    let node = draft.nodes[Int(id)]
    let range = (Int(node.start)..<Int(node.end)).clamped(to: 0..<source.count)
    return String(decoding: source[range], as: UTF8.self)
  }

  private func leaves(of id: DraftID) -> [String] {
    draft.children(of: id).filter { !draft.isComment($0) }.map { text($0) }
  }

  func declareOperator(_ id: DraftID, in table: inout OperatorTable) {
    let words = leaves(of: id)
    guard words.first == "infix", words.count > 2 else { return }
    let colon = words.firstIndex(of: ":")
    let group = colon.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    table.declareOperator(words[2], group: group)
  }

  func declareGroup(_ id: DraftID, in table: inout OperatorTable) {
    guard
      let name = draft.children(of: id).first(where: {
        draft.nodes[Int($0)].kind == .simpleIdentifier
      })
    else { return }
    var properties: [String: String] = [:]
    for child in draft.children(of: id)
    where draft.nodes[Int(child)].kind == .precedenceGroupAttributes {
      for attribute in draft.children(of: child) {
        let words = leaves(of: attribute)
        if let key = words.first, words.count > 2 { properties[key] = words[2] }
      }
    }
    table.declareGroup(
      text(name), above: properties["higherThan"], below: properties["lowerThan"],
      isRightAssociative: properties["associativity"] == "right")
  }
}
