/// Edits of one text, over its original bytes, without conflict, in the order of the text.
///
/// Each edit belongs to a unit, and units are taken in and given back as a whole: edits that only
/// make sense together are never separated. Units may span texts, so their numbers come from
/// outside. Insertions at one place keep the order in which they came.
public struct EditSet: Sendable {
  /// An edit and the units that ask for it.
  public struct Element: Hashable, Sendable {
    /// What is changed.
    public let edit: Edit
    /// The numbers of the units that ask for this edit, ascending; never empty.
    public internal(set) var units: [Int]
  }

  /// The edits by place; none overlaps another.
  public private(set) var elements: [Element] = []

  /// Creates a set without edits.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { elements.isEmpty }

  /// The edits by place.
  public var edits: [Edit] { elements.map(\.edit) }

  /// The numbers of all units that have an edit here, ascending.
  public var units: [Int] { Set(elements.lazy.flatMap(\.units)).sorted() }

  /// The edits that a unit asks for, by place.
  public func edits(ofUnit unit: Int) -> [Edit] {
    elements.filter { $0.units.contains(unit) }.map(\.edit)
  }

  /// Takes in all edits of a unit, or none of them.
  ///
  /// - Parameters:
  ///   - edits: Edits over the original bytes, in any order.
  ///   - unit: The number of their unit; it may have edits here already.
  /// - Throws: The first conflict, with an edit of another unit or of this one.
  public mutating func add(_ edits: [Edit], unit: Int) throws(EditConflict) {
    var result = elements
    for edit in edits {
      try Self.insert(edit, unit: unit, into: &result)
    }
    elements = result
  }

  /// Gives back all edits of a unit, except those that another unit asks for as well.
  public mutating func remove(unit: Int) {
    elements = elements.compactMap { element in
      guard element.units.contains(unit) else { return element }
      var rest = element
      rest.units.removeAll { $0 == unit }
      return rest.units.isEmpty ? nil : rest
    }
  }

  private static func insert(
    _ edit: Edit, unit: Int, into elements: inout [Element]
  ) throws(EditConflict) {
    // The last edit that starts earlier may reach up to here; those behind may start within.
    let first = firstIndex(in: elements) { $0.lowerBound >= edit.range.lowerBound }
    var index = max(first - 1, 0)
    while index < elements.count, elements[index].edit.range.lowerBound <= edit.range.upperBound {
      let existing = elements[index]
      if existing.edit.isSame(as: edit) {
        if !existing.units.contains(unit) {
          elements[index].units.append(unit)
          elements[index].units.sort()
        }
        return
      }
      if existing.edit.conflicts(with: edit) {
        throw EditConflict(existing: existing.edit, existingUnits: existing.units, added: edit)
      }
      index += 1
    }
    let place = firstIndex(in: elements) {
      ($0.lowerBound, $0.upperBound) > (edit.range.lowerBound, edit.range.upperBound)
    }
    elements.insert(Element(edit: edit, units: [unit]), at: place)
  }

  /// The index of the first edit whose range fulfils `condition`, which all later ones must do too.
  static func firstIndex(in elements: [Element], where condition: (Range<Int>) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(elements[middle].edit.range) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
