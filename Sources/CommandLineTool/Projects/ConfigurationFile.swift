/// A file of build settings for Xcode, `.xcconfig`.
struct ConfigurationFile {
  /// The settings by name, with the condition in brackets if there is one.
  private(set) var settings: [String: String] = [:]
  /// The files that are being read, the innermost last: one that includes itself ends there.
  private var open: [String] = []
  /// How many files have been read.
  private var count = 0

  /// A few lines in files that include each other could ask for millions of readings.
  private static let mostFiles = 200

  /// Reads the file at an absolute path, and those that it includes; what is not there counts as
  /// empty.
  init(at path: String) { read(path.withoutSteps) }

  private mutating func read(_ path: String) {
    guard !open.contains(path), count < Self.mostFiles,
      let bytes = try? FileReader.readText(at: path)
    else { return }
    count += 1
    open.append(path)
    defer { open.removeLast() }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line)
      if let name = Self.included(line) {
        read(name.hasPrefix("/") ? name : ((path.parentFolder ?? "") + "/" + name).withoutSteps)
      } else if let (name, value) = Self.setting(line) {
        settings[name] = value
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var index = line.startIndex
    while index < line.endIndex {
      if line[index...].hasPrefix("//") { return line[..<index].trimmingBlanks }
      index = line.index(after: index)
    }
    return line.trimmingBlanks
  }

  /// The name in `#include "Name.xcconfig"` or `#include? "…"`.
  private static func included(_ line: Substring) -> String? {
    let word = "#include"
    guard line.hasPrefix(word) else { return nil }
    let parts = line.dropFirst(word.count).split(
      separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// The sides of `NAME = value` or `NAME[condition] = value`.
  private static func setting(_ line: Substring) -> (String, String)? {
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var rest = line[name.endIndex...].trimmingBlanks
    var conditions = ""
    while rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      conditions += rest[...end]
      rest = rest[rest.index(after: end)...].trimmingBlanks
    }
    guard !name.isEmpty, rest.first == "=" else { return nil }
    var value = rest.dropFirst().trimmingBlanks
    if value.last == ";" { value = value.dropLast().trimmingBlanks }
    return (name + conditions, String(value))
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmingBlanks: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
