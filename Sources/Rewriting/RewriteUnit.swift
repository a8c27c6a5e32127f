public import TextEditing

/// Changes of one file that stand or fall together, and where they come from.
public struct RewriteUnit: Sendable {
  /// Where the changes come from.
  public var derivation: Derivation
  /// The bytes of the match that the changes are for; wider ones count as outer.
  public var place: Range<Int>
  /// The changes of the match and of what depends on it, in any order.
  public var changes: [Change]
  /// What people should look at after the changes.
  public var remarks: [String]
  /// Names that the changes introduce; no other unit may introduce them at the same time.
  public var names: Set<String>

  /// Creates a unit.
  public init(
    derivation: Derivation, place: Range<Int>, changes: [Change], remarks: [String] = [],
    names: Set<String> = []
  ) {
    self.derivation = derivation
    self.place = place
    self.changes = changes
    self.remarks = remarks
    self.names = names
  }
}

/// Where changes come from: what to say when somebody asks why.
public struct Derivation: Sendable, Hashable {
  /// The codemod's id.
  public var codemod: String
  /// The index of the rule in the codemod.
  public var rule: Int
  /// The 1-based line and column of the match.
  public var position: LinePosition
  /// The captures with their text, by name.
  public var captures: [CapturedText]

  /// A capture's name and text.
  public struct CapturedText: Sendable, Hashable {
    /// The placeholder's name.
    public var name: String
    /// What it stands for.
    public var text: String
  }

  /// Creates a derivation; captures are put in the order of their names.
  public init(codemod: String, rule: Int, position: LinePosition, captures: [String: String]) {
    self.codemod = codemod
    self.rule = rule
    self.position = position
    self.captures = captures.map { CapturedText(name: $0.key, text: $0.value) }
      .sorted { $0.name < $1.name }
  }
}

extension Derivation: CustomStringConvertible {
  /// One line: codemod, rule, place, captures.
  public var description: String {
    let place = "\(position.line):\(position.column)"
    let texts = captures.map { capture in
      let lines = capture.text.split(whereSeparator: \.isNewline)
      let text = lines.count > 1 ? "\(lines[0]) …" : capture.text
      return "\(capture.name) = \(text)"
    }
    let with = texts.isEmpty ? "" : " with " + texts.joined(separator: ", ")
    return "\(codemod), rule \(rule + 1), at \(place)\(with)"
  }
}
