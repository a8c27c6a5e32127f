/// Something to tell a person about a place in a file.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// What was asked for cannot be done.
    case error
    /// It can be done, but is likely not what was meant.
    case warning
    /// More about another diagnostic.
    case note
  }

  /// How much it matters.
  public var severity: Severity
  /// The file, as the person named it.
  public var path: String
  /// The place in the file; nil when it is the file as a whole.
  public var position: LinePosition?
  /// What is the matter, in one sentence without a full stop.
  public var message: String
  /// What can be done about it, one line each.
  public var advice: [String]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity = .error, path: String, position: LinePosition? = nil, message: String,
    advice: [String] = []
  ) {
    self.severity = severity
    self.path = path
    self.position = position
    self.message = message
    self.advice = advice
  }
}

extension Diagnostic: Comparable {
  /// Orders by path, then by place, the file as a whole first.
  public static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    a.sortKey < b.sortKey
  }

  private var sortKey: (String, Int, Int, String, String) {
    (path, position?.line ?? 0, position?.column ?? 0, message, severity.rawValue)
  }
}
