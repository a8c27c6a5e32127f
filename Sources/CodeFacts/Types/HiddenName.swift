/// What a type is called where code can use its values but not name it: the file does not import the
/// module that declares it, or the name means something else there.
///
/// Such a name is for looking things up, and is never written. It begins with a character that no
/// Swift code has outside of strings and comments.
enum HiddenName {
  static let mark: Character = "\u{F8FF}"

  /// The name of a type by the number of the file that declares it.
  static func text(of path: String, in file: Int) -> String { "\(mark)\(file)\(mark)\(path)" }

  /// The file and the path that a name tells; nil if it is an ordinary name.
  static func parts(of name: String) -> (file: Int, path: String)? {
    guard name.first == mark else { return nil }
    let parts = name.dropFirst().split(separator: mark, maxSplits: 1)
    guard parts.count == 2, let file = Int(parts[0]) else { return nil }
    return (file, String(parts[1]))
  }

  /// Whether such a name stands somewhere in the text of a type.
  static func isIn(_ text: String) -> Bool { text.contains(mark) }

  /// The text of a type as people know it.
  static func shown(_ text: String) -> String {
    guard isIn(text) else { return text }
    let pieces = text.split(separator: mark, omittingEmptySubsequences: false)
    // Between two marks stands the number of a file.
    return pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }
}
