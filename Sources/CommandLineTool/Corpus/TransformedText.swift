import CodemodFiles
import TextEditing

/// A text that was made from another, and where each place of the other is found in it.
struct TransformedText: Sendable {
  /// The new text.
  private(set) var bytes: [UInt8]
  private let original: [UInt8]
  private let edits: [Edit]

  /// Makes the edits, which are in order and do not overlap.
  init(_ original: [UInt8], edits: [Edit] = []) {
    self.original = original
    self.edits = edits
    var bytes: [UInt8] = []
    var kept = 0
    for edit in edits {
      bytes += original[kept..<edit.range.lowerBound]
      bytes += edit.replacement
      kept = edit.range.upperBound
    }
    self.bytes = bytes + original[kept...]
  }

  /// Where a byte of the original stands now; what was inserted there stands before it.
  func offset(of originalOffset: Int) -> Int {
    var result = originalOffset
    for edit in edits where edit.range.upperBound <= originalOffset {
      result += edit.replacement.count - edit.range.count
    }
    return result
  }

  /// The number of the line in the new text that the code of a line of the original stands in.
  func line(ofOriginalLine line: Int) -> Int {
    let lines = LineTable(original)
    guard line >= 1, line <= lines.count else { return line }
    // What stands before a line must not count as the line.
    let code = original.indentation(ofLineAt: lines.byteRange(ofLine: line).lowerBound)
    return LineTable(bytes).position(at: offset(of: code.upperBound)).line
  }

  /// Findings as they are in the new text: their places, and the lines that their reasons name.
  ///
  /// - Parameters:
  ///   - findings: What is found in the original.
  ///   - text: The text that the places are to be counted in; nil if it is the new text.
  ///   - shift: How much further on than in the new text everything stands in `text`.
  /// - Returns: The findings in the same order.
  func moved(
    _ findings: [CaseFile.Finding], in text: [UInt8]? = nil, shift: Int = 0
  ) -> [CaseFile.Finding] {
    guard !findings.isEmpty else { return [] }
    let oldLines = LineTable(original)
    let newLines = LineTable(text ?? bytes)
    return findings.map { finding in
      let place = offset(of: oldLines.offset(of: finding.position)) + shift
      let reason = LineMentions.mapping(finding.reason) { line in
        guard line >= 1, line <= oldLines.count else { return line }
        // What stands before a line must not count as the line.
        let code = original.indentation(ofLineAt: oldLines.byteRange(ofLine: line).lowerBound)
        return newLines.position(at: offset(of: code.upperBound) + shift).line
      }
      return CaseFile.Finding(
        file: finding.file, position: newLines.position(at: place), reason: reason)
    }
  }
}

/// The lines that a message names, as in `used at line 7, line 9` and `used at Other.swift:7`.
enum LineMentions {
  /// The message with other numbers behind the names of files.
  static func mapping(_ message: String, in files: [String: TransformedText]) -> String {
    mapping(message, files: files.keys.sorted()) { path, line in
      files[path]?.line(ofOriginalLine: line) ?? line
    }
  }

  /// The message with other numbers behind the names of files and a colon.
  static func mapping(
    _ message: String, files: [String], _ line: (String, Int) -> Int
  ) -> String {
    var result = ""
    var rest = message[...]
    while let first = rest.first {
      let isAtStart = result.last.map { !isNamePart($0) } ?? true
      let file =
        isAtStart ? files.filter { rest.hasPrefix($0 + ":") }.max { $0.count < $1.count } : nil
      if let file {
        rest = rest.dropFirst(file.count + 1)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        result += file + ":" + (Int(digits).map { "\(line(file, $0))" } ?? String(digits))
        rest = rest[digits.endIndex...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/_-+.".contains(character)
  }

  /// The message with other numbers behind the word `line`.
  static func mapping(_ message: String, _ line: (Int) -> Int) -> String {
    let word = "line "
    var result = ""
    var rest = message[...]
    while let range = rest.firstRange(of: word) {
      let digits = rest[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
      let startsWord = rest[..<range.lowerBound].last.map { !$0.isLetter } ?? true
      result += rest[..<range.upperBound]
      if startsWord, let number = Int(digits) {
        result += "\(line(number))"
      } else {
        result += digits
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
