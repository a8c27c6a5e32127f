public import TextEditing

/// A condition on the words of a file, cheap to check before parsing it.
public indirect enum LiteralFormula: Sendable, Hashable {
  /// Holds for every file.
  case always
  /// Holds for files that contain this name.
  case literal([UInt8])
  /// Holds if all of them hold.
  case all([LiteralFormula])
  /// Holds if one of them holds.
  case any([LiteralFormula])

  /// Whether the condition holds for a file of which `contains` says what bytes it has.
  public func isSatisfied(by contains: ([UInt8]) -> Bool) -> Bool {
    switch self {
    case .always: true
    case .literal(let bytes): contains(bytes)
    case .all(let parts): parts.allSatisfy { $0.isSatisfied(by: contains) }
    case .any(let parts): parts.contains { $0.isSatisfied(by: contains) }
    }
  }

  /// Whether the condition may hold for a file with these words.
  public func isSatisfied(by words: WordFilter) -> Bool {
    isSatisfied { words.mayHold($0) }
  }

  /// Every literal that the formula asks for, each once, in the order in which it is first named.
  public var literals: [[UInt8]] {
    var seen: Set<[UInt8]> = []
    var result: [[UInt8]] = []
    collect(into: &result, &seen)
    return result
  }

  private func collect(into result: inout [[UInt8]], _ seen: inout Set<[UInt8]>) {
    switch self {
    case .always: break
    case .literal(let bytes): if seen.insert(bytes).inserted { result.append(bytes) }
    case .all(let parts), .any(let parts):
      for part in parts { part.collect(into: &result, &seen) }
    }
  }

  /// The same condition without parts that say nothing.
  var simplified: LiteralFormula {
    switch self {
    case .always, .literal: return self
    case .all(let parts):
      var kept: [LiteralFormula] = []
      for part in parts.map(\.simplified) where part != .always && !kept.contains(part) {
        if case .all(let inner) = part {
          kept += inner.filter { !kept.contains($0) }
        } else {
          kept.append(part)
        }
      }
      return kept.isEmpty ? .always : kept.count == 1 ? kept[0] : .all(kept)
    case .any(let parts):
      var kept: [LiteralFormula] = []
      for part in parts.map(\.simplified) where !kept.contains(part) { kept.append(part) }
      if kept.contains(.always) || kept.isEmpty { return .always }
      return kept.count == 1 ? kept[0] : .any(kept)
    }
  }
}
