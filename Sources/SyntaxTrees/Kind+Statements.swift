// Kinds of statements and patterns, and of what stands anywhere.

extension Kind {
  /// A whole text.
  public static let sourceFile = Kind(known: "source_file")
  /// The statements of a block.
  public static let statements = Kind(known: "statements")
  /// `if a {} else {}`, as a statement or an expression.
  public static let ifStatement = Kind(known: "if_statement")
  /// `guard a else {}`.
  public static let guardStatement = Kind(known: "guard_statement")
  /// `switch a { … }`, as a statement or an expression.
  public static let switchStatement = Kind(known: "switch_statement")
  /// `case a: …` or `default: …`.
  public static let switchEntry = Kind(known: "switch_entry")
  /// One pattern of a case.
  public static let switchPattern = Kind(known: "switch_pattern")
  /// `for a in b {}`.
  public static let forStatement = Kind(known: "for_statement")
  /// `while a {}`.
  public static let whileStatement = Kind(known: "while_statement")
  /// `repeat {} while a`.
  public static let repeatWhileStatement = Kind(known: "repeat_while_statement")
  /// `do {} catch {}`.
  public static let doStatement = Kind(known: "do_statement")
  /// `catch a {}`.
  public static let catchBlock = Kind(known: "catch_block")
  /// `return`, `throw`, `break`, `continue`, `yield`.
  public static let controlTransferStatement = Kind(known: "control_transfer_statement")
  /// `discard self`.
  public static let discardStatement = Kind(known: "discard_statement")
  /// `name:` before a loop.
  public static let statementLabel = Kind(known: "statement_label")
  /// `#available(…)`.
  public static let availabilityCondition = Kind(known: "availability_condition")
  /// `where a` of a case, loop or catch.
  public static let whereClause = Kind(known: "where_clause")
  /// What a value is matched with or bound to.
  public static let pattern = Kind(known: "pattern")
  /// `_`.
  public static let wildcardPattern = Kind(known: "wildcard_pattern")
  /// The keyword `else`.
  public static let `else` = Kind(known: "else")
  /// `catch`.
  public static let catchKeyword = Kind(known: "catch_keyword")
  /// `default`.
  public static let defaultKeyword = Kind(known: "default_keyword")
  /// `throw`.
  public static let throwKeyword = Kind(known: "throw_keyword")
  /// `where`.
  public static let whereKeyword = Kind(known: "where_keyword")
  /// A dotted name, as of an import.
  public static let identifier = Kind(known: "identifier")
  /// A line such as `#if DEBUG` or `#endif`.
  public static let directive = Kind(known: "directive")
  /// `#warning(…)`, `#error(…)`.
  public static let diagnostic = Kind(known: "diagnostic")
  /// `#!…`.
  public static let shebangLine = Kind(known: "shebang_line")
  /// A comment to the end of the line.
  public static let comment = Kind(known: "comment")
  /// A comment between `/*` and `*/`.
  public static let multilineComment = Kind(known: "multiline_comment")
}
