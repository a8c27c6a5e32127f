/// What changes between two texts, in the format that `git apply` and `patch` read.
public enum UnifiedDiff {
  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: The bytes before.
  ///   - new: The bytes after.
  ///   - context: How many equal lines to show around each change.
  /// - Returns: The changes in order; none exactly when the texts are equal.
  /// - Complexity: O(*n*) in the bytes, plus at worst O(*c*²) in a run of *c* changed lines that
  ///   have no line of their own in common, for *c* up to a thousand.
  public static func hunks(old: [UInt8], new: [UInt8], context: Int = 3) -> [Hunk] {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    var prefix = 0
    let shorter = min(oldLines.count, newLines.count)
    while prefix < shorter, oldLines[prefix] == newLines[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      oldLines[oldLines.count - 1 - suffix] == newLines[newLines.count - 1 - suffix]
    {
      suffix += 1
    }
    let middle = numbered(
      oldLines[prefix..<(oldLines.count - suffix)], newLines[prefix..<(newLines.count - suffix)])
    let difference = LineDifference(old: middle.old, new: middle.new)
    return HunkBuilder(
      old: oldLines, new: newLines, offset: prefix, difference: difference,
      context: max(context, 0)
    ).hunks()
  }

  /// The lines of a text with their LF.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// A number for each line, equal exactly when the lines are.
  private static func numbered(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: [Int], new: [Int]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let known = numbers[line] { return known }
      numbers[line] = next
      return next
    }
    return (old.map(number), new.map(number))
  }
}
