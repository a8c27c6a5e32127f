import CodemodEngine
import CodemodFiles
import TextEditing
import YAMLReading

/// The changes to a case's folder that accept what the tool did.
struct CaseUpdate: Sendable, Hashable {
  /// The case's folder.
  var path: String
  /// The new content of files by their paths in the folder; nil for a file that goes.
  var files: [String: [UInt8]?]

  /// Nil if nothing is to be written: no folder, no difference, or nothing that could be accepted.
  init?(_ test: CodemodCase, outcomes: [CodemodEngine.FileOutcome]) {
    guard test.isFolder, outcomes.allSatisfy({ $0.error == nil }) else { return nil }
    path = test.path
    files = [:]
    var findings: [CaseFile.Finding] = []
    for (file, outcome) in zip(test.files, outcomes) {
      let result = outcome.result == file.before ? nil : outcome.result
      if result != file.after { files[test.pathOfResult(file)] = .some(result) }
      findings += outcome.findings.map {
        test.finding(at: $0.position, in: file, reason: $0.reason)
      }
    }
    if findings != test.findings {
      let file = Self.caseFile(test.caseFile ?? [], path: test.path, findings: findings)
      files[CodemodCase.caseFileName] = .some(file.isEmpty ? nil : file)
    }
    if files.isEmpty { return nil }
  }

  /// A `case.yml` with other findings; all else stays as it is.
  static func caseFile(
    _ bytes: [UInt8], path: String, findings: [CaseFile.Finding]
  ) -> [UInt8] {
    let lines = LineTable(bytes)
    var before = bytes
    var after: [UInt8] = []
    let pairs = YAMLDocument(bytes, path: path).root?.mapping ?? []
    if let index = pairs.firstIndex(where: { $0.key.scalar?.text == "findings" }) {
      before = Array(bytes[..<lines.byteRange(ofLine: pairs[index].key.start.line).lowerBound])
      if index + 1 < pairs.count {
        let next = lines.byteRange(ofLine: pairs[index + 1].key.start.line).lowerBound
        after = Array(bytes[next...])
      }
    }
    if !findings.isEmpty, let last = before.last, !last.isLineBreak {
      before.append(UInt8(ascii: "\n"))
    }
    let block = findings.map { finding in
      let file = finding.file.map { "file: \(quoted($0)), " } ?? ""
      return "  - { \(file)line: \(finding.position.line), column: \(finding.position.column), "
        + "reason: \(quoted(finding.reason)) }\n"
    }
    let head = findings.isEmpty ? "" : "findings:\n"
    return before + Array((head + block.joined()).utf8) + after
  }

  /// A text in double quotation marks, as YAML reads it.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
