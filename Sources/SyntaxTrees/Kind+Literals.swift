// Kinds of literals and of their parts.

extension Kind {
  /// `1_000`.
  public static let integerLiteral = Kind(known: "integer_literal")
  /// `0xFF`.
  public static let hexLiteral = Kind(known: "hex_literal")
  /// `0o17`.
  public static let octLiteral = Kind(known: "oct_literal")
  /// `0b11`.
  public static let binLiteral = Kind(known: "bin_literal")
  /// `1.5`.
  public static let realLiteral = Kind(known: "real_literal")
  /// `true`, `false`.
  public static let booleanLiteral = Kind(known: "boolean_literal")
  /// `nil`.
  public static let nilLiteral = Kind(known: "nil_literal")
  /// `/a+/`.
  public static let regexLiteral = Kind(known: "regex_literal")
  /// `"a"`.
  public static let lineStringLiteral = Kind(known: "line_string_literal")
  /// Text in a string of one line.
  public static let lineStrText = Kind(known: "line_str_text")
  /// A string in three quotation marks.
  public static let multiLineStringLiteral = Kind(known: "multi_line_string_literal")
  /// Text in a string of several lines.
  public static let multiLineStrText = Kind(known: "multi_line_str_text")
  /// `\n`.
  public static let strEscapedChar = Kind(known: "str_escaped_char")
  /// What stands in `\(…)`.
  public static let interpolatedExpression = Kind(known: "interpolated_expression")
  /// `#"a"#`.
  public static let rawStringLiteral = Kind(known: "raw_string_literal")
  /// Text before an interpolation of a raw string.
  public static let rawStrPart = Kind(known: "raw_str_part")
  /// The last text of a raw string.
  public static let rawStrEndPart = Kind(known: "raw_str_end_part")
  /// An interpolation in a raw string.
  public static let rawStrInterpolation = Kind(known: "raw_str_interpolation")
  /// `\#(`.
  public static let rawStrInterpolationStart = Kind(known: "raw_str_interpolation_start")
  /// The empty mark behind an interpolation of a raw string.
  public static let rawStrContinuingIndicator = Kind(known: "raw_str_continuing_indicator")
}
