import SyntaxTrees
public import TextEditing

/// The changes of many units over one file, composed.
///
/// A unit is taken with all its changes or not at all. Outer matches come first. A change may lie
/// in code that an outer one moves: then it is made there. The same change twice is one. Any other
/// overlap defers the inner unit to the next pass.
public struct ChangeSet: Sendable {
  /// A unit that was not taken, and the one that was in its way.
  public struct Deferral: Sendable, Hashable {
    /// The index of the unit that waits.
    public var unit: Int
    /// The index of the unit that was taken; the same index if a unit is at odds with itself.
    public var inFavourOf: Int

    /// Notes a unit that waits.
    public init(unit: Int, inFavourOf: Int) {
      self.unit = unit
      self.inFavourOf = inFavourOf
    }
  }

  /// The indices of the units that were taken, ascending.
  public private(set) var applied: [Int] = []
  /// The units that were not taken, by index.
  public private(set) var deferred: [Deferral] = []
  /// The changes of the units that were taken, outer before inner, in the order of the file.
  private var entries: [ChangeEntry] = []
  /// The changes of the units that were taken, by the matches that they are for.
  private var taken: [Range<Int>: Set<[Change]>] = [:]
  /// The units that introduce names.
  private var owners: [String: Int] = [:]
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
    // Two codemods may want just the same of a match.
    guard taken[unit.place]?.contains(unit.changes) != true else {
      applied.append(index)
      return
    }
    if let name = unit.names.sorted().first(where: { owners[$0] != nil }), let other = owners[name]
    {
      deferred.append(Deferral(unit: index, inFavourOf: other))
      return
    }
    var result = entries
    let shown = unit.changes.flatMap(\.sources)
    for change in unit.changes {
      let entry = ChangeEntry(change: change, place: unit.place, unit: index, shown: shown)
      if let other = Self.insert(entry, into: &result) {
        deferred.append(Deferral(unit: index, inFavourOf: other))
        return
      }
    }
    entries = result
    applied.append(index)
    taken[unit.place, default: []].insert(unit.changes)
    for name in unit.names { owners[name] = index }
  }

  /// Inserts a change; returns the unit that is in its way if there is one.
  private static func insert(_ entry: ChangeEntry, into entries: inout [ChangeEntry]) -> Int? {
    var depth = 0
    for other in entries where other.change.range.upperBound >= entry.change.range.lowerBound {
      if other.change.range.lowerBound > entry.change.range.upperBound { break }
      if other.isSame(as: entry) { return nil }
      guard let (outer, inner) = other.nesting(with: entry) else {
        if other.isApart(from: entry) { continue }
        return other.unit
      }
      guard outer.shows(inner) else { return other.unit }
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

  /// The stretches of the original text that stand in the result, in any order; white space and comments
  /// may lie in several.
  public var shown: [Range<Int>] {
    edits.rangesBetween(upTo: context.source.count)
      + topmost(in: 0..<context.source.count, except: []).flatMap { render($0, path: []).shown }
  }

  /// The text of a range after all changes in it, with the lines moved as far to the left as the
  /// first of them can be.
  func text(of range: Range<Int>) -> [UInt8] {
    var text = render(range, path: [])
    text.shift(by: Shift(from: context.indentation(at: range.lowerBound), to: []))
    return text.bytes
  }

  /// The texts of the comments that go on purpose, for the ``SelfCheck``.
  public var removedComments: [String] {
    entries.flatMap(\.change.removedComments).map { context.tree.text(in: $0) }
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
      let (inner, extent) = (entries[index].change.range, entries[index].extent)
      if inner.lowerBound > range.upperBound { break }
      guard inner.lowerBound >= end, range.lowerBound <= extent.lowerBound,
        extent.upperBound <= range.upperBound, !isCovered(index, in: range, except: path)
      else { continue }
      result.append(index)
      end = inner.upperBound
    }
    return result
  }

  /// Whether two changes rewrite the same match: what becomes of its code at its place does not
  /// become of it where it is shown elsewhere.
  private func areOfOneMatch(_ first: Int, _ second: Int) -> Bool {
    guard let match = entries[first].change.rewritten, first != second else { return false }
    return match == entries[second].change.rewritten
      && entries[first].unit == entries[second].unit
  }

  /// Whether an insertion belongs to code that another change in a range replaces.
  private func isCovered(_ index: Int, in range: Range<Int>, except path: [Int]) -> Bool {
    let entry = entries[index]
    guard entry.change.isInsertion, !entry.extent.isEmpty else { return false }
    let near = entries.partition { $0.change.range.lowerBound > entry.change.range.lowerBound }
    return entries[..<near].indices.contains { other in
      let outer = entries[other].change.range
      return other != index && range.lowerBound <= outer.lowerBound
        && outer.upperBound <= range.upperBound && entries[other].covers(entry)
        && !path.contains(other)
    }
  }

  /// The replacement of a change, with the changes inside it; `path` are those that it lies in.
  private func render(_ index: Int, path: [Int]) -> RenderedText {
    var text = RenderedText()
    for piece in entries[index].change.pieces {
      switch piece {
      case .text(let bytes): text.append(bytes)
      case .trivia(let range): text.append(range, of: context)
      case .source(let range, let shift):
        let aside = entries.indices.filter {
          entries[$0].change.carried.contains(range) || areOfOneMatch(index, $0)
        }
        var inner = render(range, path: path + [index] + aside)
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
    for index in topmost(in: range, except: path)
    where !standsBeside(index, path) && !isAtEdge(index, of: range) {
      let inner = entries[index].change.range
      text.append(span(copied, inner.lowerBound), of: context)
      text.append(render(index, path: path))
      copied = inner.upperBound
    }
    text.append(span(copied, range.upperBound), of: context)
    return text
  }

  /// Whether an insertion that is about no code stands at an edge of code: it separates that from
  /// what is beside it, and is not a part of it where it is shown a second time.
  private func isAtEdge(_ index: Int, of range: Range<Int>) -> Bool {
    let place = entries[index].change.range.lowerBound
    return entries[index].extent.isEmpty
      && (place == range.lowerBound || place == range.upperBound)
  }

  /// Whether an insertion stands at an edge of a change, and so outside of it.
  private func standsBeside(_ index: Int, _ path: [Int]) -> Bool {
    let place = entries[index].change.range
    return entries[index].extent.isEmpty
      && path.contains { outer in
        let range = entries[outer].change.range
        return place.lowerBound == range.lowerBound || place.lowerBound == range.upperBound
      }
  }
}
