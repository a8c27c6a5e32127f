/// Color and weight for terminals, or none.
struct Style {
  /// How a piece of text looks.
  enum Look: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case cyan = "36"
  }

  let isOn: Bool

  /// Decides by `--color`, `NO_COLOR` and whether there is a terminal.
  init(option: String?, environment: Environment) {
    switch option {
    case "always": isOn = true
    case "never": isOn = false
    default:
      let variables = environment.variables
      isOn =
        environment.isOutputTerminal && (variables["NO_COLOR"] ?? "").isEmpty
        && variables["TERM"] != "dumb"
    }
  }

  init(isOn: Bool) { self.isOn = isOn }

  /// The text in the given look.
  func text(_ text: String, _ look: Look) -> String {
    isOn ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A line of bytes in the given look; its line ending stays outside.
  func line(_ bytes: [UInt8], _ look: Look) -> [UInt8] {
    guard isOn else { return bytes }
    let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
    return Array("\u{1B}[\(look.rawValue)m".utf8) + bytes[..<end] + Array("\u{1B}[0m".utf8)
      + bytes[end...]
  }
}

extension String {
  /// The text on one line, with control characters replaced, so that neither a file's name nor a
  /// message can command the terminal.
  var onOneLine: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar.properties.isWhitespace { return " " }
      return scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// "1 file", "2 files".
  static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// The text with blanks up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 0))
  }
}
