public import TextEditing

/// The changes of many units over one file, composed.
///
/// A unit is taken with all its changes or not at all. Outer matches come first. A change may lie
/// in code that an outer one moves: then it is made there. The same change twice is one. Any other
/// overlap defers the inner unit to the next pass.
public struct ChangeSet: Sendable {
  /// A change and what orders it among others at the same place.
  struct Entry: Sendable {
    var change: Change
    /// The match that the change is for.
    var place: Range<Int>
    /// The unit's number.
    var unit: Int
  }

  /// A unit that was not taken, and the one that was in its way.
  public struct Deferral: Sendable, Hashable {
    /// The index of the unit that waits.
    public var unit: Int
    /// The index of the unit that was taken; the same index if a unit is at odds with itself.
    public var inFavourOf: Int
  }

  /// The indices of the units that were taken, ascending.
  public private(set) var applied: [Int] = []
  /// The units that were not taken, by index.
  public private(set) var deferred: [Deferral] = []
  /// The changes of the units that were taken, outer before inner, in the order of the file.
  private(set) var entries: [Entry] = []
  private let context: RewriteContext

  /// How deep moved code may nest in moved code in one pass.
  private static let deepest = 64

  /// Composes units; their order is that of their rules.
  public init(_ units: [RewriteUnit], in context: RewriteContext) {
    self.context = context
    let order = units.indices.sorted { a, b in
      let (first, second) = (units[a].place, units[b].place)
      return (first.lowerBound, second.upperBound, a) < (second.lowerBound, first.upperBound, b)
    }
    for index in order { add(units[index], index: index) }
    applied.sort()
    deferred.sort { $0.unit < $1.unit }
  }

  private mutating func add(_ unit: RewriteUnit, index: Int) {
    var result = entries
    for change in unit.changes {
      let entry = Entry(change: change, place: unit.place, unit: index)
      if let other = Self.insert(entry, into: &result) {
        deferred.append(Deferral(unit: index, inFavourOf: other))
        return
      }
    }
    entries = result
    applied.append(index)
  }

  /// Inserts a change; returns the unit that is in its way if there is one.
  private static func insert(_ entry: Entry, into entries: inout [Entry]) -> Int? {
    var depth = 0
    for other in entries where other.change.range.upperBound >= entry.change.range.lowerBound {
      if other.change.range.lowerBound > entry.change.range.upperBound { break }
      if other.isSame(as: entry) { return nil }
      if other.isApart(from: entry) { continue }
      let (outer, inner) = other.comesBefore(entry) ? (other, entry) : (entry, other)
      guard outer.holds(inner) else { return other.unit }
      depth += 1
    }
    guard depth <= deepest else { return entries.last?.unit ?? entry.unit }
    let place = entries.partition { entry.comesBefore($0) }
    entries.insert(entry, at: place)
    return nil
  }

  /// The changes as edits over the original bytes, sorted, none in another.
  public var edits: [Edit] {
    topmost(in: 0..<context.source.count, except: []).map { index in
      let replacement = render(index, path: []).bytes
      return Edit(range: entries[index].change.range, replacement: replacement, merges: false)
    }
  }

  /// The file's text after all changes.
  public var result: [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits {
      result += context.source[span(copied, edit.range.lowerBound)] + edit.replacement
      copied = edit.range.upperBound
    }
    return result + context.source[copied...]
  }

  /// The changes in a range that lie in no other one there, some aside.
  private func topmost(in range: Range<Int>, except path: [Int]) -> [Int] {
    var result: [Int] = []
    var end = range.lowerBound
    let first = entries.partition { $0.change.range.lowerBound >= range.lowerBound }
    for index in entries.indices.dropFirst(first) where !path.contains(index) {
      let inner = entries[index].change.range
      if inner.lowerBound > range.upperBound { break }
      guard inner.lowerBound >= end, inner.upperBound <= range.upperBound else { continue }
      result.append(index)
      end = inner.upperBound
    }
    return result
  }

  /// The replacement of a change, with the changes inside it; `path` are those that it lies in.
  private func render(_ index: Int, path: [Int]) -> RenderedText {
    var text = RenderedText()
    for piece in entries[index].change.pieces {
      switch piece {
      case .text(let bytes): text.append(bytes)
      case .trivia(let range): text.append(range, of: context)
      case .source(let range, let shift):
        var inner = render(range, path: path + [index])
        inner.shift(by: shift)
        text.append(inner)
      }
    }
    return text
  }

  /// A piece of source with the changes inside it.
  private func render(_ range: Range<Int>, path: [Int]) -> RenderedText {
    var text = RenderedText()
    var copied = range.lowerBound
    for index in topmost(in: range, except: path) where !standsBeside(index, path) {
      let inner = entries[index].change.range
      text.append(span(copied, inner.lowerBound), of: context)
      text.append(render(index, path: path))
      copied = inner.upperBound
    }
    text.append(span(copied, range.upperBound), of: context)
    return text
  }

  /// Whether an insertion stands at an edge of a change, and so outside of it.
  private func standsBeside(_ index: Int, _ path: [Int]) -> Bool {
    let place = entries[index].change.range
    return place.isEmpty
      && path.contains { outer in
        let range = entries[outer].change.range
        return place.lowerBound == range.lowerBound || place.lowerBound == range.upperBound
      }
  }
}

extension ChangeSet.Entry {
  /// Whether both ask for the same thing, so that doing it once is enough.
  fileprivate func isSame(as other: Self) -> Bool {
    change == other.change && (!change.isInsertion || change.merges)
  }

  /// Whether the changes do not touch the same bytes.
  fileprivate func isApart(from other: Self) -> Bool {
    change.range.upperBound <= other.change.range.lowerBound
      || other.change.range.upperBound <= change.range.lowerBound
  }

  /// Whether the other change lies in source that this one shows.
  fileprivate func holds(_ other: Self) -> Bool {
    change.sources.contains {
      $0.lowerBound <= other.change.range.lowerBound && other.change.range.upperBound <= $0.upperBound
    }
  }

  /// The order in which changes are written: by place, outer before inner.
  ///
  /// At one place, insertions come before replacements; among insertions those that end a match
  /// come first, the inner match's before the outer's, and those that begin one last, the outer
  /// match's before the inner's.
  fileprivate func comesBefore(_ other: Self) -> Bool {
    let (a, b) = (change.range, other.change.range)
    if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    if a.isEmpty {
      if side != other.side { return side < other.side }
      if side < 0, place.lowerBound != other.place.lowerBound {
        return place.lowerBound > other.place.lowerBound
      }
      if side > 0, place.upperBound != other.place.upperBound {
        return place.upperBound > other.place.upperBound
      }
    } else if a.upperBound != b.upperBound {
      return a.upperBound > b.upperBound
    } else if place.count != other.place.count {
      return place.count > other.place.count
    }
    return unit < other.unit
  }

  /// -1 for an insertion at the end of its match, 1 for one at the beginning, else 0.
  private var side: Int {
    if place.upperBound == change.range.lowerBound { return -1 }
    return place.lowerBound == change.range.lowerBound ? 1 : 0
  }
}
