/// How the lines of a text end.
public enum LineEnding: Hashable, Sendable, CaseIterable {
  /// A line feed, as on Unix and macOS.
  case lf
  /// A carriage return and a line feed, as on Windows.
  case crlf
  /// A lone carriage return, as on the first Macintosh.
  case cr

  /// The bytes of one line ending.
  public var bytes: [UInt8] {
    switch self {
    case .lf: [UInt8(ascii: "\n")]
    case .crlf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    case .cr: [UInt8(ascii: "\r")]
    }
  }

  /// The ending of most lines in `text`; a tie goes to LF, then to CRLF, and a text of one line
  /// counts as LF.
  public init(dominantIn text: [UInt8]) {
    var lf = 0
    var crlf = 0
    var cr = 0
    var afterReturn = false
    for byte in text {
      if byte == UInt8(ascii: "\n") {
        if afterReturn {
          cr -= 1
          crlf += 1
        } else {
          lf += 1
        }
      } else if byte == UInt8(ascii: "\r") {
        cr += 1
      }
      afterReturn = byte == UInt8(ascii: "\r")
    }
    if lf >= crlf, lf >= cr {
      self = .lf
    } else {
      self = crlf >= cr ? .crlf : .cr
    }
  }
}
