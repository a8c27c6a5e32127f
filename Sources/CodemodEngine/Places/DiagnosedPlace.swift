public import TextEditing

/// A place that a compiler says something about: where codemods that answer the message may rewrite.
public struct DiagnosedPlace: Sendable, Hashable {
  /// Where it is.
  public enum Site: Sendable, Hashable {
    /// Nowhere that is told.
    case none
    /// In a file that is not of the run, or that is not known.
    case elsewhere
    /// In a file of the run, by its path, in a 1-based line, in a 1-based column in UTF-8 bytes, or
    /// somewhere in the line.
    case file(path: String, line: Int, column: Int?)
  }

  /// What the compiler says.
  public var message: String
  /// Where it says so.
  public var site: Site

  /// Creates a place.
  public init(message: String, site: Site = .none) {
    self.message = message
    self.site = site
  }

  /// The path of the file; nil if there is none of the run.
  var path: String? {
    if case .file(let path, _, _) = site { path } else { nil }
  }
}

/// What became of a place that a compiler says something about.
public struct DiagnosedOutcome: Sendable, Hashable {
  /// The ids of the codemods that answer such messages.
  public var codemods: [String] = []
  /// What they made of the place, or say of it; those that rewrote come first.
  public var answers: [DiagnosedAnswer] = []
  /// Why the file has no such place; nil if it has.
  public var missing: MissingPlace?
  /// Why the file of the place could not be processed; nil if it could, or if there are answers.
  public var failure: String?

  /// Creates the outcome of a place that no codemod has to do with.
  public init() {}
}

/// Why a file has not the place that a compiler tells: it is not the text that was compiled.
public enum MissingPlace: Sendable, Hashable {
  /// The file is not among those of the run.
  case file
  /// The file has only so many lines.
  case line(count: Int)
  /// The line has only so many bytes.
  case column(count: Int)
}

/// What a codemod made of a match that a diagnostic is about, or says of it.
public struct DiagnosedAnswer: Sendable, Hashable {
  /// What became of the match.
  public enum Kind: Sendable, Hashable {
    /// It was rewritten by the rule with that index, along with code in other files.
    case rewritten(rule: Int, with: [String])
    /// It needs a hand, for that reason.
    case finding(String)
    /// It was held back, for that reason.
    case withheld(String)
    /// Its file could not be processed, for that reason.
    case failed(String)
  }

  /// The codemod's id.
  public var codemod: String
  /// The file of the match.
  public var path: String
  /// The byte offset of the match in the file as it was before the run.
  public var offset: Int
  /// The place of the match in the file as it was before the run.
  public var position: LinePosition
  /// What became of it.
  public var kind: Kind

  /// Creates an answer.
  public init(codemod: String, path: String, offset: Int, position: LinePosition, kind: Kind) {
    self.codemod = codemod
    self.path = path
    self.offset = offset
    self.position = position
    self.kind = kind
  }
}
