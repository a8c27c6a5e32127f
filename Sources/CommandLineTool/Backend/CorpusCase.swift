/// A case of the corpus as it lies on disk.
public struct CorpusCase: Hashable, Sendable {
  /// The folder's path as it is printed.
  public var path: String
  /// The files in the folder by their names.
  public var files: [String: [UInt8]]

  /// Creates a case from its folder's path and the files in it.
  public init(path: String, files: [String: [UInt8]]) {
    self.path = path
    self.files = files
  }
}

/// How an example or a case came out.
public struct CaseOutcome: Hashable, Sendable {
  /// The case's folder, or what to call the example.
  public var name: String
  /// What is wrong, one text each; empty if all is right.
  public var problems: [String]
  /// The bytes that should have come out, and those that did, if they differ.
  public var difference: Difference?

  /// Bytes that should be equal.
  public struct Difference: Hashable, Sendable {
    /// What the case says.
    public var expected: [UInt8]
    /// What came out.
    public var actual: [UInt8]
    /// Whether `actual` is the code of the case unchanged.
    public var isUnchanged: Bool

    /// Creates a difference.
    public init(expected: [UInt8], actual: [UInt8], isUnchanged: Bool) {
      self.expected = expected
      self.actual = actual
      self.isUnchanged = isUnchanged
    }
  }

  /// Creates an outcome.
  public init(name: String, problems: [String] = [], difference: Difference? = nil) {
    self.name = name
    self.problems = problems
    self.difference = difference
  }

  /// Whether the case is as it should be.
  public var hasPassed: Bool { problems.isEmpty && difference == nil }
}
