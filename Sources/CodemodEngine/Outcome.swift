public import TextEditing

/// A place where a codemod has something to say that a person must act on.
public struct Finding: Sendable, Hashable {
  /// The codemod's id.
  public var codemod: String
  /// The byte offset of the place in the file as it was before the run.
  public var offset: Int
  /// The place in the file as it was before the run.
  public var position: LinePosition
  /// What to do, and why the codemod did not do it; or what to look at after what it did.
  public var reason: String
  /// Whether the place was changed and wants a look, instead of being left for people to change.
  public var isRemark: Bool

  /// Creates a finding.
  public init(
    codemod: String, offset: Int, position: LinePosition, reason: String, isRemark: Bool = false
  ) {
    self.codemod = codemod
    self.offset = offset
    self.position = position
    self.reason = reason
    self.isRemark = isRemark
  }
}

/// A change that was made to a file, in terms of the file as it was before the run.
public struct AppliedEdit: Sendable, Hashable {
  /// The ids of the codemods that made it; several if they changed the same bytes.
  public var codemods: [String]
  /// The replaced bytes of the file as it was before the run.
  public var range: Range<Int>
  /// What stands there now.
  public var replacement: [UInt8]

  /// Creates an applied edit.
  public init(codemods: [String], range: Range<Int>, replacement: [UInt8]) {
    self.codemods = codemods
    self.range = range
    self.replacement = replacement
  }
}

/// What became of one file.
public struct FileOutcome: Sendable {
  /// The path as it was given.
  public var path: String
  /// The file's bytes before the run; empty if it was not looked into.
  public var original: [UInt8] = []
  /// The file's bytes after the run; nil if nothing changed.
  public var result: [UInt8]?
  /// The changes, by place.
  public var edits: [AppliedEdit] = []
  /// How many places each codemod rewrote, by its id.
  public var rewrites: [String: Int] = [:]
  /// Where the rewrites of this file's matches come from, by place.
  public var derivations: [AppliedDerivation] = []
  /// What needs a hand, by place.
  public var findings: [Finding] = []
  /// What a codemod would have rewritten but was held back from, by place.
  public var withheld: [Withheld] = []
  /// The paths of files whose changes only make sense together with this one's.
  public var partners: [String] = []
  /// The first place of code that the parser cannot read, where nothing was looked for.
  public var unread: LinePosition?
  /// Why nobody could judge the result: the verifier's word on the file as it was, which it rejects;
  /// nil if it accepts the result, or was not asked.
  public var unverified: String?
  /// Why the file could not be processed; nothing of it is changed then.
  public var error: String?

  /// Creates the outcome of a file that nothing happened to.
  public init(path: String) { self.path = path }
}

/// A place that a codemod was held back from, for a reason that lies outside the code.
public struct Withheld: Sendable, Hashable {
  /// The codemod's id.
  public var codemod: String
  /// The byte offset of the place in the file as it was before the run.
  public var offset: Int
  /// The place in the file as it was before the run.
  public var position: LinePosition
  /// Why: a deployment target that is too low or unknown, or a rewrite that wants review.
  public var reason: String

  /// Creates a record.
  public init(codemod: String, offset: Int, position: LinePosition, reason: String) {
    self.codemod = codemod
    self.offset = offset
    self.position = position
    self.reason = reason
  }
}

/// What became of a run over many files.
public struct RunOutcome: Sendable {
  /// The files that something can be said about, in the order in which they were given.
  public var files: [FileOutcome] = []
  /// How many files were read.
  public var scanned = 0
  /// What became of the places that were asked for, in their order; empty if none were.
  public var places: [DiagnosedOutcome] = []

  /// Creates the outcome of a run over no files.
  public init() {}

  /// The files whose text changed.
  public var changed: [FileOutcome] { files.filter { $0.result != nil } }
}
