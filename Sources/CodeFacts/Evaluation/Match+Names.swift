public import QueryLanguage
import SyntaxTrees

extension Match {
  /// Where the match spells out what a capture of that name stands for, as an item of its own.
  public func ranges(of capture: String) -> [Range<Int>] {
    guard let pattern else { return captures[capture]?.range.map { [$0] } ?? [] }
    return items.compactMap { item in
      guard case .item(let index) = item.role, item.isPresent,
        pattern.items.indices.contains(index),
        case .placeholder(let placeholder) = pattern.items[index].content,
        placeholder.name == capture
      else { return nil }
      return item.range
    }
  }
}

extension FactEvaluator {
  /// Whether the names that two matches share are not local ones in the second where they are
  /// properties in the first.
  ///
  /// - Parameters:
  ///   - other: The match whose names are asked about.
  ///   - match: The match whose captures the other one was found with.
  /// - Returns: True also if the matches share no name of a property.
  public func namesMeanTheSame(in other: Match, as match: Match) -> Bool {
    let place = Place(match: match, captures: match.captures)
    return match.captures.keys.allSatisfy { name in
      let ranges = other.ranges(of: name)
      guard !ranges.isEmpty, let (property, type) = property(name, at: place) else { return true }
      let mentions = file.references(to: property, of: type)
      return ranges.allSatisfy { range in
        mentions.contains { $0.node.tree === other.node.tree && range.contains($0.node.start) }
      }
    }
  }
}
