extension Kind {
  static let comment = Kind(known: "comment")
  static let multilineComment = Kind(known: "multiline_comment")
  static let directive = Kind(known: "directive")
  static let hiddenText = Kind(knownToken: hiddenTextName)

  /// Literals whose text is not code.
  static let literalsWithText: Set<Kind> = [
    Kind(known: "line_string_literal"), Kind(known: "multi_line_string_literal"),
    Kind(known: "raw_string_literal"), Kind(known: "regex_literal"),
    Kind(known: "line_str_text"), Kind(known: "multi_line_str_text"),
  ]
}
