extension Regrouper {
  /// Gives the cast in `a as? A.B` the rest of its type, which the grammar reads as a member of it.
  ///
  /// Copies what it changes, because the cluster may yet be left as it is.
  mutating func joinTypesOfCasts() {
    guard
      items.indices.dropLast().contains(where: {
        items[$0].role == .cast && isMember(items[$0 + 1])
      })
    else { return }
    let old = items
    items.removeAll(keepingCapacity: true)
    var index = 0
    while index < old.count {
      var item = old[index]
      index += 1
      if item.role == .cast, index < old.count, isMember(old[index]) {
        let start = index
        while index < old.count, old[index].role == .suffix, isPartOfType(old[index]) { index += 1 }
        item.tail = type(item.tail, followedBy: old[start..<index])
      }
      items.append(item)
    }
  }

  private func isMember(_ item: ClusterItem) -> Bool {
    item.role == .suffix && draft.nodes[Int(item.node)].kind == .navigationSuffix
      && item.comments.isEmpty
  }

  private func isPartOfType(_ item: ClusterItem) -> Bool {
    isMember(item) || draft.nodes[Int(item.node)].kind == Self.questionMark
  }

  private mutating func type(
    _ base: DraftID, followedBy suffixes: ArraySlice<ClusterItem>
  ) -> DraftID {
    guard base >= 0 else { return base }
    let field = draft.nodes[Int(base)].field
    var result = base
    for item in suffixes {
      let node = draft.nodes[Int(item.node)]
      if node.kind == .navigationSuffix {
        var parts = draft.nodes[Int(result)].kind == .userType ? copies(of: result) : [copy(result)]
        parts += memberTypeParts(of: item.node)
        result = draft.add(.userType, over: parts)
      } else {
        let mark = draft.add(DraftTree.Node(kind: node.kind, start: node.start, end: node.end))
        result = optionalType(copy(result), mark: mark)
      }
    }
    draft.nodes[Int(result)].field = field
    return result
  }

  /// The period and the name of `.name`, as parts of a type.
  mutating func memberTypeParts(of suffix: DraftID) -> [DraftID] {
    draft.children(of: suffix).map { id in
      let part = copy(id)
      draft.nodes[Int(part)].field = .none
      if draft.nodes[Int(part)].kind == .simpleIdentifier {
        draft.nodes[Int(part)].kind = .typeIdentifier
      }
      return part
    }
  }

  private mutating func copies(of id: DraftID) -> [DraftID] {
    draft.children(of: id).map { copy($0) }
  }

  mutating func copy(_ id: DraftID) -> DraftID {
    var node = draft.nodes[Int(id)]
    node.next = -1
    return draft.add(node)
  }
}
