import CodemodEngine
import Rewriting
import TextEditing

/// What `diff`, `apply` and `fix` print for `--format json`, version 1.
///
/// The keys are described for users in `help json`; lines and columns are 1-based, columns and
/// offsets count UTF-8 bytes, all places are those in the file as it was before.
struct RunJSON: Encodable {
  struct File: Encodable {
    let path: String
    let changed: Bool
    let edits: [Edit]
    let derivations: [Derivation]
    let findings: [Finding]
  }

  struct Unread: Encodable {
    let path: String
    let line: Int
    let column: Int
  }

  struct Edit: Encodable {
    let codemods: [String]
    let start: Int
    let end: Int
    let line: Int
    let column: Int
    let replacement: String
  }

  struct Derivation: Encodable {
    let codemod: String
    let rule: Int
    let offset: Int
    let line: Int
    let column: Int
    let captures: [Capture]
    let dependents: [Dependent]
  }

  struct Capture: Encodable {
    let name: String
    let text: String
  }

  struct Dependent: Encodable {
    let path: String
    let offset: Int
    let line: Int
    let column: Int
    let origin: String
    let rule: Int?
    let module: String?
  }

  struct Finding: Encodable {
    let codemod: String
    let offset: Int
    let line: Int
    let column: Int
    let reason: String
    let isRemark: Bool
  }

  struct NotApplied: Encodable {
    let codemod: String
    let reason: String
    let places: Int
    let locations: [Location]
  }

  struct Location: Encodable {
    let path: String
    let offset: Int
    let line: Int
    let column: Int
  }

  struct Count: Encodable {
    let rewrites: Int
    let files: Int
    let findings: Int
  }

  struct Summary: Encodable {
    let scanned: Int
    let changed: Int
    let rewrites: Int
    let findings: Int
    let errors: Int
    let codemods: [String: Count]
  }

  let version = JSONText.version
  let tool = JSONText.tool
  let command: String
  let files: [File]
  let notApplied: [NotApplied]
  let unread: [Unread]
  let errors: [ProblemJSON]
  let summary: Summary
  let diagnostics: [Diagnostic]?
}

extension RunReport {
  /// The report as it is printed for `--format json`.
  var json: RunJSON {
    RunJSON(
      command: command.rawValue,
      files: files.map(Self.json),
      notApplied: notApplied.map {
        RunJSON.NotApplied(
          codemod: $0.codemod, reason: $0.reason, places: $0.places.count,
          locations: $0.places.map { place in
            RunJSON.Location(
              path: place.path, offset: place.offset, line: place.position.line,
              column: place.position.column)
          })
      },
      unread: unread.map {
        RunJSON.Unread(path: $0.path, line: $0.position.line, column: $0.position.column)
      },
      errors: problems.map(ProblemJSON.init),
      summary: RunJSON.Summary(
        scanned: scanned, changed: changed.count,
        rewrites: rewriteCount, findings: findingCount, errors: problems.count,
        codemods: counts.mapValues {
          RunJSON.Count(rewrites: $0.rewrites, files: $0.files, findings: $0.findings)
        }),
      diagnostics: diagnostics.map { $0.map(RunJSON.Diagnostic.init) })
  }

  private static func json(of file: FileOutcome) -> RunJSON.File {
    let lines = LineTable(file.original)
    return RunJSON.File(
      path: file.path, changed: file.result != nil,
      edits: file.edits.map { edit in
        let place = lines.position(at: edit.range.lowerBound)
        return RunJSON.Edit(
          codemods: edit.codemods, start: edit.range.lowerBound, end: edit.range.upperBound,
          line: place.line, column: place.column,
          replacement: String(decoding: edit.replacement, as: UTF8.self))
      },
      derivations: file.derivations.map(json),
      findings: file.findings.map {
        RunJSON.Finding(
          codemod: $0.codemod, offset: $0.offset, line: $0.position.line,
          column: $0.position.column, reason: $0.reason, isRemark: $0.isRemark)
      })
  }

  private static func json(of applied: AppliedDerivation) -> RunJSON.Derivation {
    let derivation = applied.derivation
    return RunJSON.Derivation(
      codemod: derivation.codemod, rule: derivation.rule + 1, offset: applied.offset,
      line: derivation.position.line, column: derivation.position.column,
      captures: derivation.captures.map { RunJSON.Capture(name: $0.name, text: $0.text) },
      dependents: applied.dependents.map { edit in
        RunJSON.Dependent(
          path: edit.path, offset: edit.offset, line: edit.position.line,
          column: edit.position.column, origin: edit.origin.word, rule: edit.origin.rule,
          module: edit.origin.module)
      })
  }
}

extension DependentEdit.Origin {
  /// The key of the codemod file that asks for the change.
  fileprivate var word: String {
    switch self {
    case .then: "then"
    case .insert: "insert"
    case .addMember: "add-member"
    case .addAttribute: "add-attribute"
    case .addImport: "add-import"
    }
  }

  /// The number of the dependent rule, from 1.
  fileprivate var rule: Int? {
    if case .then(let rule) = self { rule + 1 } else { nil }
  }

  fileprivate var module: String? {
    if case .addImport(let module) = self { module } else { nil }
  }
}
