import TextEditing

/// What a run of codemods came to, with what reading and writing added.
struct RunReport {
  /// A file that could not be processed, or was left alone.
  struct Problem: Equatable {
    /// The path as it is printed; nil if it is no single file.
    let path: String?
    let message: String
  }

  /// What a codemod did.
  struct Count: Equatable {
    var edits = 0
    var files = 0
    var findings = 0
  }

  let command: CommandName
  /// The files that change, or were written, or have findings.
  let files: [FileOutcome]
  let scanned: Int
  let notApplied: [NotApplied]
  /// By path, those without one last.
  let problems: [Problem]

  /// Puts together what is known; changes of files in `unwritten` do not count as made.
  init(
    command: CommandName, outcome: RunOutcome, problems: [Problem], unwritten: Set<String> = []
  ) {
    self.command = command
    scanned = outcome.scanned
    notApplied = outcome.notApplied
    files = outcome.files.compactMap { file in
      var file = file
      if unwritten.contains(file.path) || file.result == file.original { file.result = nil }
      if file.result == nil { file.edits = [] }
      return file.result == nil && file.findings.isEmpty ? nil : file
    }
    let ofFiles = outcome.files.flatMap { file in
      file.errors.map { Problem(path: file.path, message: $0) }
    }
    let ofRun = outcome.errors.map { Problem(path: nil, message: $0) }
    let named = (problems + ofFiles).enumerated().sorted { a, b in
      let (left, right) = (a.element.path ?? "", b.element.path ?? "")
      if String.areInByteOrder(left, right) { return true }
      return left == right && a.offset < b.offset
    }
    self.problems = named.map(\.element) + ofRun
  }

  /// The files that change, or were written.
  var changed: [FileOutcome] { files.filter { $0.result != nil } }

  /// What each codemod did, by its id.
  var counts: [String: Count] {
    var counts: [String: Count] = [:]
    for file in files {
      for edit in file.edits { counts[edit.codemod, default: Count()].edits += 1 }
      for codemod in Set(file.edits.map(\.codemod)) {
        counts[codemod, default: Count()].files += 1
      }
      for finding in file.findings { counts[finding.codemod, default: Count()].findings += 1 }
    }
    return counts
  }

  /// The exit code that the report stands for.
  var exitCode: ExitCode { problems.isEmpty ? .done : .incomplete }
}
