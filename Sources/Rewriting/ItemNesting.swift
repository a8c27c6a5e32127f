import QueryLanguage

/// How the items of a pattern or a template stand in brackets.
struct ItemNesting {
  /// For each bracket the one that belongs to it.
  let partners: [Int: Int]
  /// For each item the number of brackets around it; a bracket is not in itself.
  let depths: [Int]
  private let items: [PatternItem]

  init(_ items: [PatternItem]) {
    self.items = items
    var partners: [Int: Int] = [:]
    var depths: [Int] = []
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      if ["(", "[", "{"].contains(item.token) {
        depths.append(open.count)
        open.append(index)
        continue
      }
      if [")", "]", "}"].contains(item.token), let opener = open.popLast() {
        partners[opener] = index
        partners[index] = opener
      }
      depths.append(open.count)
    }
    self.partners = partners
    self.depths = depths
  }

  /// The labels of the closures that stand behind a call.
  var labelsBehindCalls: Set<String> {
    Set(
      items.indices.dropFirst().dropLast(2).compactMap { index in
        let isLabel =
          items[index - 1].token == "}" && items[index + 1].token == ":"
          && items[index + 2].token == "{"
        return isLabel ? items[index].token : nil
      })
  }

  /// The items of the arguments in parentheses that have one of these labels, labels included.
  func arguments(labelled labels: Set<String>) -> Set<Int> {
    guard !labels.isEmpty else { return [] }
    var result: Set<Int> = []
    for index in items.indices.dropFirst().dropLast() {
      guard ["(", ","].contains(items[index - 1].token), items[index + 1].token == ":",
        let label = items[index].token, labels.contains(label)
      else { continue }
      let end = items[index...].indices.first {
        depths[$0] < depths[index] || depths[$0] == depths[index] && items[$0].token == ","
      }
      result.formUnion(index..<(end ?? items.count))
    }
    return result
  }
}
