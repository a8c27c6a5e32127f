import CodemodFiles
import TextEditing

/// The files of a case's folder, in memory.
struct CaseFolder: Sendable, Hashable {
  /// The folder's path as it is to be shown.
  var path: String
  /// The files' bytes by their names.
  var files: [String: [UInt8]]
}

/// What came of reading cases.
struct CaseReading: Sendable {
  /// The cases without mistakes, in order.
  var cases: [CodemodCase] = []
  /// All mistakes of the others.
  var diagnostics: [Diagnostic] = []
}

extension CodemodCase {
  static let beforeName = "before.swift"
  static let afterName = "after.swift"
  static let caseFileName = "case.yml"

  /// Reads the case that a folder holds; its path's last three parts are pack, id and name.
  ///
  /// - Returns: The case, or all that is wrong with it.
  static func read(_ folder: CaseFolder) -> CaseReading {
    let parts = folder.path.split(separator: "/").suffix(3).map(String.init)
    var diagnostics: [Diagnostic] = []
    func report(_ message: String, file: String? = nil, position: LinePosition? = nil) {
      let path = file.map { "\(folder.path)/\($0)" } ?? folder.path
      diagnostics.append(Diagnostic(path: path, position: position, message: message))
    }
    if parts.count < 3 { report("a case is a folder <pack>/<id>/<case>") }
    let known = [beforeName, afterName, caseFileName]
    for name in folder.files.keys.sorted() where !known.contains(name) && !name.hasPrefix(".") {
      let nearest = Suggestion.nearest(to: name, in: known).map { "; did you mean `\($0)`?" } ?? ""
      report("a case has no file of this name\(nearest)", file: name)
    }
    let yaml = folder.files[caseFileName]
    let file = yaml.map { CaseFile($0, path: "\(folder.path)/\(caseFileName)") } ?? CaseFile()
    diagnostics += file.diagnostics
    guard let before = folder.files[beforeName] else {
      report("the case has no `\(beforeName)`")
      return CaseReading(diagnostics: diagnostics.sorted())
    }
    let after = folder.files[afterName]
    if after == before {
      report(
        "is the same as `\(beforeName)`; without it, the file must not change", file: afterName)
    }
    let lines = LineTable(before)
    for finding in file.findings
    where lines.position(at: lines.offset(of: finding.position)) != finding.position {
      let place = "\(finding.position.line):\(finding.position.column)"
      report(
        "a finding is expected at \(place), but `\(beforeName)` has no such place",
        file: caseFileName)
    }
    guard diagnostics.isEmpty else { return CaseReading(diagnostics: diagnostics.sorted()) }
    let result = CodemodCase(
      path: folder.path, codemod: parts[1], pack: parts[0], name: parts[2], before: before,
      after: after, why: file.why, targets: file.targets, review: file.review,
      findings: file.findings, caseFile: yaml)
    return CaseReading(cases: [result])
  }

  /// Reads the cases of many folders, in their order.
  static func read(_ folders: [CaseFolder]) -> CaseReading {
    var result = CaseReading()
    for folder in folders {
      let reading = read(folder)
      result.cases += reading.cases
      result.diagnostics += reading.diagnostics
    }
    return result
  }
}
