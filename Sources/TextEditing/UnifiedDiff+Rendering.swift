extension UnifiedDiff {
  /// The whole patch of one file, empty when nothing changes.
  ///
  /// The path is relative to where the patch will be applied, with slashes.
  public static func patch(
    path: String, old: [UInt8], new: [UInt8], context: Int = 3
  ) -> [UInt8] {
    let hunks = hunks(old: old, new: new, context: context)
    return hunks.isEmpty ? [] : header(path: path) + hunks.flatMap(\.rendered)
  }

  /// The two lines that name the file, `--- a/path` and `+++ b/path`.
  public static func header(path: String) -> [UInt8] {
    Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
  }

  /// A path as git writes it: in quotes, with escapes, if it has control characters, quotation marks
  /// or backslashes, and else with a tab behind it if it has spaces, which tells `patch` where
  /// it ends.
  private static func name(_ path: String) -> String {
    let mustQuote = path.utf8.contains {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard mustQuote else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
    return "\"" + path.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let octal = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    default: return String(scalar)
    }
  }
}

extension Hunk {
  /// The line that says which lines the hunk covers, 1-based, without line ending.
  public var header: String {
    "@@ -\(Self.span(oldStart, oldCount)) +\(Self.span(newStart, newCount)) @@"
  }

  /// The hunk as it stands in a patch, from its `@@` line on.
  public var rendered: [UInt8] {
    var result = Array(header.utf8) + [UInt8(ascii: "\n")]
    for line in lines {
      result.append(line.kind.rawValue)
      result += line.bytes
      if line.bytes.last != UInt8(ascii: "\n") {
        result += Array("\n\\ No newline at end of file\n".utf8)
      }
    }
    return result
  }

  /// A span of lines: the count is left out if it is one, and an empty span names the line before.
  private static func span(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}
