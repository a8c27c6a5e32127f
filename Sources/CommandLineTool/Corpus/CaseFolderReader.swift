import CodemodFiles
import TextEditing

/// Makes a case of the files in its folder, and collects all that is wrong with them.
struct CaseFolderReader {
  private let folder: CaseFolder
  private let file: CaseFile
  private(set) var diagnostics: [Diagnostic]

  init(_ folder: CaseFolder) {
    self.folder = folder
    let path = "\(folder.path)/\(CodemodCase.caseFileName)"
    file = folder.files[CodemodCase.caseFileName].map { CaseFile($0, path: path) } ?? CaseFile()
    diagnostics = file.diagnostics
  }

  private mutating func report(
    _ message: String, file: String? = nil, position: LinePosition? = nil
  ) {
    let path = file.map { "\(folder.path)/\($0)" } ?? folder.path
    diagnostics.append(Diagnostic(path: path, position: position, message: message))
  }

  /// The case; nil if there is none.
  mutating func read() -> CodemodCase? {
    let parts = folder.path.split(separator: "/").suffix(3).map(String.init)
    if parts.count < 3 { report("a case is a folder <pack>/<id>/<case>") }
    checkNames()
    let isProject = !paths(in: CodemodCase.beforeFolder).isEmpty
    let files = isProject ? projectFiles() : singleFile()
    guard let files, parts.count == 3 else { return nil }
    checkFindings(files, isProject: isProject)
    if file.errorsLeft != nil, files.allSatisfy({ $0.after == nil }) {
      report(
        "`errors-left` are those of a result; this case has none, and `errors` hold for it as it is",
        file: CodemodCase.caseFileName)
    }
    return CodemodCase(
      path: folder.path, codemod: parts[1], pack: parts[0], name: parts[2], files: files,
      isProject: isProject, why: file.why, targets: file.targets, review: file.review,
      findings: file.findings, scattersComments: file.scattersComments, judgement: judgement(files),
      caseFile: folder.files[CodemodCase.caseFileName])
  }

  /// What the compiler has to say; of code that does not change it says the same again.
  private func judgement(_ files: [CodemodCase.File]) -> ExpectedJudgement {
    let isChanged = files.contains { $0.after != nil }
    return ExpectedJudgement(
      errors: file.errors, errorsLeft: file.errorsLeft ?? (isChanged ? [] : file.errors),
      sdk: file.sdk, unchecked: file.unchecked,
      context: CodemodCase.context(in: folder.shared, isShared: true)
        + CodemodCase.context(in: folder.files, isShared: false))
  }

  private mutating func checkNames() {
    let known = [
      CodemodCase.beforeName, CodemodCase.afterName, CodemodCase.contextName,
      CodemodCase.caseFileName,
    ]
    let folders = [
      CodemodCase.beforeFolder, CodemodCase.afterFolder, CodemodCase.contextFolder,
    ]
    for name in folder.files.keys.sorted() where !known.contains(name) && !name.hasPrefix(".") {
      let parts = name.split(separator: "/")
      if parts.count > 1, folders.contains(String(parts[0])) {
        if !name.hasSuffix(".swift"), parts.last?.hasPrefix(".") == false {
          report("a project's files are Swift files", file: name)
        }
        continue
      }
      let nearest =
        Suggestion.nearest(to: name, in: known + folders).map { "; did you mean `\($0)`?" } ?? ""
      report("a case has no file of this name\(nearest)", file: name)
    }
  }

  private mutating func singleFile() -> [CodemodCase.File]? {
    for path in paths(in: CodemodCase.afterFolder) {
      report(
        "belongs to a project, whose files stand in `\(CodemodCase.beforeFolder)`",
        file: "\(CodemodCase.afterFolder)/\(path)")
    }
    if !file.modules.isEmpty {
      report(
        "`modules` are for the folders of a project; this case is one file",
        file: CodemodCase.caseFileName)
    }
    guard let before = folder.files[CodemodCase.beforeName] else {
      report("the case has no `\(CodemodCase.beforeName)`")
      return nil
    }
    let after = folder.files[CodemodCase.afterName]
    if after == before {
      report(
        "is the same as `\(CodemodCase.beforeName)`; without it, the file must not change",
        file: CodemodCase.afterName)
    }
    return [CodemodCase.File(path: CodemodCase.beforeName, before: before, after: after)]
  }

  private mutating func projectFiles() -> [CodemodCase.File]? {
    for name in [CodemodCase.beforeName, CodemodCase.afterName] where folder.files[name] != nil {
      report(
        "the files of a project all stand in `\(CodemodCase.beforeFolder)` and "
          + "`\(CodemodCase.afterFolder)`", file: name)
    }
    let paths = paths(in: CodemodCase.beforeFolder)
    for path in self.paths(in: CodemodCase.afterFolder) where !paths.contains(path) {
      report(
        "is not in `\(CodemodCase.beforeFolder)`", file: "\(CodemodCase.afterFolder)/\(path)")
    }
    checkModules(paths)
    return paths.map { path in
      let before = folder.files["\(CodemodCase.beforeFolder)/\(path)"] ?? []
      let after = folder.files["\(CodemodCase.afterFolder)/\(path)"]
      if after == before {
        report(
          "is the same as in `\(CodemodCase.beforeFolder)`; without it, the file must not change",
          file: "\(CodemodCase.afterFolder)/\(path)")
      }
      return CodemodCase.File(
        path: path, module: modules(of: path).first ?? Self.onlyModule, before: before,
        after: after)
    }
  }

  /// The module of projects that name none.
  private static let onlyModule = "Main"

  /// The paths of the Swift files in one of the case's folders, in order.
  private func paths(in name: String) -> [String] {
    folder.files.keys.filter { $0.hasPrefix(name + "/") && $0.hasSuffix(".swift") }
      .map { String($0.dropFirst(name.count + 1)) }.sorted()
  }

  /// The modules in whose folders a file stands.
  private func modules(of path: String) -> [String] {
    file.modules.keys.sorted().filter { module in
      file.modules[module]?.contains { path.hasPrefix($0 + "/") } ?? false
    }
  }

  private mutating func checkModules(_ paths: [String]) {
    guard !file.modules.isEmpty else { return }
    for (module, folders) in file.modules.sorted(by: { $0.key < $1.key }) {
      for name in folders where !paths.contains(where: { $0.hasPrefix(name + "/") }) {
        report(
          "the module \(module) has no files in `\(CodemodCase.beforeFolder)/\(name)`",
          file: CodemodCase.caseFileName)
      }
    }
    for path in paths {
      let modules = modules(of: path)
      guard modules.count != 1 else { continue }
      let problem =
        modules.isEmpty
        ? "stands in the folder of no module"
        : "stands in the folders of \(modules.joined(separator: " and "))"
      report(problem, file: "\(CodemodCase.beforeFolder)/\(path)")
    }
  }

  private mutating func checkFindings(_ files: [CodemodCase.File], isProject: Bool) {
    for finding in file.findings {
      let place = "\(finding.position.line):\(finding.position.column)"
      guard let found = self.file(of: finding, at: place, files, isProject: isProject) else {
        continue
      }
      let lines = LineTable(found.before)
      guard lines.position(at: lines.offset(of: finding.position)) != finding.position else {
        continue
      }
      report(
        "a finding is expected at \(place), but `\(found.path)` has no such place",
        file: CodemodCase.caseFileName)
    }
  }

  /// The file that a finding is expected in; nil if it names none, or a wrong one.
  private mutating func file(
    of finding: CaseFile.Finding, at place: String, _ files: [CodemodCase.File], isProject: Bool
  ) -> CodemodCase.File? {
    guard isProject else {
      if let name = finding.file {
        report(
          "the finding at \(place) names the file `\(name)`; this case has but one",
          file: CodemodCase.caseFileName)
      }
      return files.first
    }
    guard let name = finding.file else {
      report("the finding at \(place) has no `file`", file: CodemodCase.caseFileName)
      return nil
    }
    if let found = files.first(where: { $0.path == name }) { return found }
    let nearest =
      Suggestion.nearest(to: name, in: files.map(\.path)).map { "; did you mean `\($0)`?" } ?? ""
    report(
      "a finding is expected in `\(name)`, which the project has not\(nearest)",
      file: CodemodCase.caseFileName)
    return nil
  }
}
