/// A change in a ``ChangeSet``, and what orders it among others at the same place.
struct ChangeEntry: Sendable {
  var change: Change
  /// The match that the change is for.
  var place: Range<Int>
  /// The unit's number.
  var unit: Int
  /// The original ranges that the changes of the unit show, here or elsewhere.
  var shown: [Range<Int>]

  /// The code that the change is about: what an insertion goes with, or what is replaced.
  var extent: Range<Int> {
    guard change.isInsertion else { return change.range }
    return side == 0 ? change.anchor ?? change.range : whole
  }

  private var whole: Range<Int> { change.anchor ?? place }

  /// -1 for an insertion at the end of what it is about, 1 for one at the beginning, else 0.
  private var side: Int {
    if whole.upperBound == change.range.lowerBound { return -1 }
    return whole.lowerBound == change.range.lowerBound ? 1 : 0
  }

  /// Whether both ask for the same thing, so that doing it once is enough.
  func isSame(as other: ChangeEntry) -> Bool {
    change == other.change && (!change.isInsertion || change.merges)
  }

  /// Whether the changes do not touch the same bytes.
  func isApart(from other: ChangeEntry) -> Bool {
    change.range.upperBound <= other.change.range.lowerBound
      || other.change.range.upperBound <= change.range.lowerBound
  }

  /// Whether the change replaces all that the other is about.
  func covers(_ other: ChangeEntry) -> Bool {
    let (range, inner) = (change.range, other.extent)
    if range.isEmpty { return false }
    if inner.isEmpty {
      return range.lowerBound < inner.lowerBound && inner.lowerBound < range.upperBound
    }
    return range.lowerBound <= inner.lowerBound && inner.upperBound <= range.upperBound
  }

  /// Which of two changes lies in the other, if one does.
  func nesting(with other: ChangeEntry) -> (outer: ChangeEntry, inner: ChangeEntry)? {
    switch (covers(other), other.covers(self)) {
    case (true, true): comesBefore(other) ? (self, other) : (other, self)
    case (true, false): (self, other)
    case (false, true): (other, self)
    case (false, false): nil
    }
  }

  /// Whether what the other is about is shown somewhere by this one's unit.
  func shows(_ other: ChangeEntry) -> Bool {
    let inner = other.extent
    return shown.contains {
      $0.lowerBound <= inner.lowerBound && inner.upperBound <= $0.upperBound
    }
  }

  /// The order in which changes are written: by place, outer before inner.
  ///
  /// At one place, insertions come before replacements; among insertions those that end what they
  /// are about come first, the inner ones before the outer, and those that begin it last, the outer
  /// ones before the inner.
  func comesBefore(_ other: ChangeEntry) -> Bool {
    let (a, b) = (change.range, other.change.range)
    if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    if a.isEmpty {
      if side != other.side { return side < other.side }
      let (mine, others) = (whole.count + place.count, other.whole.count + other.place.count)
      if side != 0, mine != others { return side < 0 ? mine < others : mine > others }
    } else if a.upperBound != b.upperBound {
      return a.upperBound > b.upperBound
    } else if place.count != other.place.count {
      return place.count > other.place.count
    }
    return unit < other.unit
  }
}
