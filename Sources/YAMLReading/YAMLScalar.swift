public import TextEditing

/// A text in a YAML file: its value, how it is written, and where each part of it stands.
public struct YAMLScalar: Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without quotation marks.
    case plain
    /// In `'`, where only `''` stands for something else.
    case singleQuoted
    /// In `"`, with escapes.
    case doubleQuoted
    /// A block after `|`, line by line.
    case literal
    /// A block after `>`, its lines joined.
    case folded
  }

  /// The value: without quotation marks and indentation, with escapes replaced.
  public let text: String
  /// How the scalar is written.
  public let style: Style
  let start: LinePosition
  let places: [Place]

  /// From an offset of the value on, both the value and the file go on byte by byte.
  struct Place: Hashable, Sendable {
    let valueOffset: Int
    let position: LinePosition
  }

  /// Where a part of the value stands in the file.
  ///
  /// Exact in a literal block and in a scalar on one line; elsewhere the scalar's own start.
  ///
  /// - Parameter offset: A UTF-8 offset in `text`, its end included.
  /// - Returns: The place of that byte in the file.
  public func position(of offset: Int) -> LinePosition {
    guard let place = places.last(where: { $0.valueOffset <= max(offset, 0) }) else { return start }
    var position = place.position
    position.column += min(max(offset, 0), text.utf8.count) - place.valueOffset
    return position
  }
}
