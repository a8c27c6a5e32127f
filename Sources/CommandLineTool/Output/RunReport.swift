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

  /// A codemod that was held back.
  struct NotApplied: Equatable {
    let codemod: String
    let reason: String
    /// How many places it would have changed.
    let places: Int
  }

  let command: CommandName
  /// The files that change, or were written, or have findings.
  let files: [FileOutcome]
  let scanned: Int
  /// By codemod and reason.
  let notApplied: [NotApplied]
  /// Files with code that could not be read, each with its first place, by path.
  let unread: [UnreadPlace]
  /// By path.
  let problems: [FileProblem]

  /// Code that could not be read, so that nothing was looked for in it.
  struct UnreadPlace: Equatable {
    let path: String
    let position: LinePosition
  }

  /// Puts together what is known; changes of the files in `unwritten` do not count as made.
  init(command: CommandName, outcome: RunOutcome, unwritten: [FileProblem] = []) {
    self.command = command
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
    var withheld: [Withheld: Int] = [:]
    for file in outcome.files { withheld.merge(file.withheld, uniquingKeysWith: +) }
    notApplied = withheld.sorted { $0.key < $1.key }.map {
      NotApplied(codemod: $0.key.codemod, reason: $0.key.reason, places: $0.value)
    }
    unread = outcome.files.compactMap { file in
      file.unread.map { UnreadPlace(path: file.path, position: $0) }
    }
    let failed = outcome.files.compactMap { file in
      file.error.map { FileProblem(path: file.path, message: $0) }
    }
    problems = (unwritten + failed).sorted { String.areInByteOrder($0.path, $1.path) }
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
