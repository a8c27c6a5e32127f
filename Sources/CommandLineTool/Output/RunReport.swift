import CodemodEngine
import TextEditing

/// What a run of codemods came to, with what reading and writing added.
struct RunReport {
  /// What a codemod did.
  struct Count: Equatable {
    /// How many places it changed.
    var rewrites = 0
    /// In how many files.
    var files = 0
    /// How many places it left to people.
    var findings = 0
  }

  /// A place in a file.
  struct Place: Equatable {
    let path: String
    let offset: Int
    let position: LinePosition
  }

  /// A codemod that was held back.
  struct NotApplied: Equatable {
    let codemod: String
    let reason: String
    /// What it would have changed.
    var places: [Place] = []
  }

  let command: CommandName
  /// Whether changes are written, and not only shown.
  let writes: Bool
  /// The files that change, or were written, or have findings.
  let files: [FileOutcome]
  let scanned: Int
  /// By codemod and reason.
  let notApplied: [NotApplied]
  /// Files with code that could not be read, each with its first place, by path.
  let unread: [UnreadPlace]
  /// By path.
  let problems: [FileProblem]
  /// What became of the diagnostics of a build log; nil if there is none.
  let diagnostics: [DiagnosticReport]?

  /// Code that could not be read, so that nothing was looked for in it.
  struct UnreadPlace: Equatable {
    let path: String
    let position: LinePosition
  }

  /// Puts together what is known; changes of the files in `unwritten` do not count as made.
  init(
    command: CommandName, outcome: RunOutcome, unwritten: [FileProblem] = [], writes: Bool,
    diagnostics: [DiagnosticReport]? = nil
  ) {
    self.command = command
    self.writes = writes
    self.diagnostics = diagnostics
    scanned = outcome.scanned
    let unwrittenPaths = Set(unwritten.map(\.path))
    files = outcome.files.compactMap { file in
      var file = file
      if unwrittenPaths.contains(file.path) {
        (file.result, file.edits, file.rewrites) = (nil, [], [:])
        file.derivations = []
      }
      // A match may change other files alone.
      return file.result == nil && file.rewrites.isEmpty && file.findings.isEmpty ? nil : file
    }
    notApplied = Self.notApplied(in: outcome.files)
    unread = outcome.files.compactMap { file in
      file.unread.map { UnreadPlace(path: file.path, position: $0) }
    }
    let failed = outcome.files.compactMap { file in
      file.error.map { FileProblem(path: file.path, message: $0) }
    }
    problems = (unwritten + failed).sorted { String.areInByteOrder($0.path, $1.path) }
  }

  /// What is held back in some files, by codemod and reason.
  private static func notApplied(in files: [FileOutcome]) -> [NotApplied] {
    var entries: [[String]: NotApplied] = [:]
    for file in files {
      for place in file.withheld {
        let entry = NotApplied(codemod: place.codemod, reason: place.reason)
        entries[[place.codemod, place.reason], default: entry].places.append(
          Place(path: file.path, offset: place.offset, position: place.position))
      }
    }
    return entries.values.sorted { ($0.codemod, $0.reason) < ($1.codemod, $1.reason) }
  }

  /// The files that change, or were written.
  var changed: [FileOutcome] { files.filter { $0.result != nil } }

  /// How many places were changed.
  var rewriteCount: Int { files.reduce(0) { $0 + $1.rewrites.values.reduce(0, +) } }

  /// How many places were left to people.
  var findingCount: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// What each codemod did, by its id.
  var counts: [String: Count] {
    var counts: [String: Count] = [:]
    for file in files {
      for (codemod, rewrites) in file.rewrites where rewrites > 0 {
        counts[codemod, default: Count()].rewrites += rewrites
        counts[codemod, default: Count()].files += 1
      }
      for finding in file.findings { counts[finding.codemod, default: Count()].findings += 1 }
    }
    return counts
  }

  /// The exit code that the report stands for.
  var exitCode: ExitCode { problems.isEmpty ? .done : .incomplete }
}
