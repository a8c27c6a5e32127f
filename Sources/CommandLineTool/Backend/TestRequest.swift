/// What to test codemods by.
public struct TestRequest: Hashable, Sendable {
  /// The absolute path of the folder with the cases, `<pack>/<id>/<case>/`; nil to run only the
  /// examples in the codemod files.
  public var corpus: String?
  /// Whether to write what came out into the cases that fail.
  public var isUpdating: Bool
  /// How many cases to work on at a time.
  public var jobs: Int

  /// Creates a request.
  public init(corpus: String?, isUpdating: Bool = false, jobs: Int = 1) {
    self.corpus = corpus
    self.isUpdating = isUpdating
    self.jobs = jobs
  }
}

/// What came of a test.
public struct TestReport: Hashable, Sendable {
  /// The failures and a closing line, as they are printed.
  public var text: [UInt8]
  /// Whether there is no failure.
  public var hasPassed: Bool

  /// Creates a report from the text to print, and whether there is no failure.
  public init(text: [UInt8], hasPassed: Bool) {
    self.text = text
    self.hasPassed = hasPassed
  }
}
