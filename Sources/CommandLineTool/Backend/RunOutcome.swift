public import TextEditing

/// What came of a run of codemods.
public struct RunOutcome: Hashable, Sendable {
  /// What became of each file that changes, has findings or errors; the others may be left out.
  public var files: [FileOutcome]
  /// How many files there were.
  public var scanned: Int
  /// Codemods that were left out for a reason of their own.
  public var notApplied: [NotApplied]
  /// What went wrong apart from a single file.
  public var errors: [String]

  /// Creates an outcome.
  public init(
    files: [FileOutcome] = [], scanned: Int, notApplied: [NotApplied] = [], errors: [String] = []
  ) {
    self.files = files
    self.scanned = scanned
    self.notApplied = notApplied
    self.errors = errors
  }
}

/// What became of a file in memory.
public struct FileOutcome: Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// The bytes before.
  public var original: [UInt8]
  /// The bytes after; nil if nothing changes.
  public var result: [UInt8]?
  /// What was changed, by place.
  public var edits: [AppliedEdit]
  /// The places that need a hand, by place.
  public var findings: [Finding]
  /// What went wrong with this file.
  public var errors: [String]

  /// Creates an outcome.
  public init(
    path: String, original: [UInt8], result: [UInt8]? = nil, edits: [AppliedEdit] = [],
    findings: [Finding] = [], errors: [String] = []
  ) {
    self.path = path
    self.original = original
    self.result = result
    self.edits = edits
    self.findings = findings
    self.errors = errors
  }
}

/// An edit that a codemod made.
public struct AppliedEdit: Hashable, Sendable {
  /// The codemod's id.
  public var codemod: String
  /// The rule's number in the codemod, from 0.
  public var rule: Int
  /// The byte offsets, in the original, of what was replaced.
  public var range: Range<Int>
  /// The UTF-8 bytes that took its place.
  public var replacement: [UInt8]

  /// Creates an edit.
  public init(codemod: String, rule: Int, range: Range<Int>, replacement: [UInt8]) {
    self.codemod = codemod
    self.rule = rule
    self.range = range
    self.replacement = replacement
  }
}

/// A place that needs a hand.
public struct Finding: Hashable, Sendable {
  /// The codemod's id.
  public var codemod: String
  /// The place in the original.
  public var position: LinePosition
  /// What to do, in one sentence.
  public var reason: String

  /// Creates a finding.
  public init(codemod: String, position: LinePosition, reason: String) {
    self.codemod = codemod
    self.position = position
    self.reason = reason
  }
}

/// A codemod that would have matched but was left out.
public struct NotApplied: Hashable, Sendable {
  /// The codemod's id.
  public var codemod: String
  /// Why, such as what the target would have to be.
  public var reason: String
  /// How many places it would have changed.
  public var places: Int

  /// Creates an entry.
  public init(codemod: String, reason: String, places: Int) {
    self.codemod = codemod
    self.reason = reason
    self.places = places
  }
}
