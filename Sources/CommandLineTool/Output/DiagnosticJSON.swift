import CodemodEngine
import TextEditing

extension RunJSON {
  /// What became of a diagnostic of a build log.
  struct Diagnostic: Encodable {
    let severity: String
    let message: String
    let path: String?
    let line: Int?
    let column: Int?
    let count: Int
    let result: String
    let reason: String?
    let codemods: [String]
    let answers: [Answer]
  }

  /// What a codemod made of what a diagnostic is about, or says of it.
  struct Answer: Encodable {
    let codemod: String
    let path: String
    let offset: Int
    let line: Int
    let column: Int
    let rule: Int?
    let reason: String?
  }
}

extension RunJSON.Diagnostic {
  init(_ report: DiagnosticReport) {
    self.init(
      severity: report.severity.rawValue, message: report.message, path: report.path,
      line: report.line, column: report.column, count: report.count,
      result: report.result.rawValue, reason: report.reason, codemods: report.codemods,
      answers: report.answers.map(RunJSON.Answer.init))
  }
}

extension RunJSON.Answer {
  fileprivate init(_ answer: DiagnosedAnswer) {
    var rule: Int?
    if case .rewritten(let index, _) = answer.kind { rule = index + 1 }
    self.init(
      codemod: answer.codemod, path: answer.path, offset: answer.offset,
      line: answer.position.line, column: answer.position.column, rule: rule,
      reason: answer.kind.reason)
  }
}
