import CodeFacts
import CodemodFiles
import TextEditing

/// Files before and after a codemod, and what is to be reported: a case of the corpus, or an example
/// in a codemod file.
struct CodemodCase: Sendable, Hashable {
  /// One of the files.
  struct File: Sendable, Hashable {
    /// The file's name in the case's folder, or, of a project, its path in the project.
    var path: String
    /// The module that the file is compiled into; nil in a case of one file.
    var module: String?
    /// The text that the codemod is run over.
    var before: [UInt8]
    /// The exact result; nil if the file must not change.
    var after: [UInt8]?

    /// The exact result, be it a change or not.
    var expected: [UInt8] { after ?? before }
  }

  /// What a failure is listed under: the folder's path, or the codemod's id and the example's number.
  var path: String
  /// The id of the codemod that is run.
  var codemod: String
  /// The folder of codemods that it belongs to.
  var pack: String
  /// The case's own name.
  var name: String
  /// The files, by path.
  var files: [File]
  /// Whether the files are all that there is of a program, and not one file of which nothing around
  /// it is known.
  var isProject = false
  /// Which trap the case is about; empty if nobody said.
  var why = ""
  /// What the files are deployed to.
  var targets = CaseFile.standardTargets
  /// Whether rewrites that want review are made.
  var review = false
  /// What is to be reported, by file and place; nil if it does not matter.
  var findings: [CaseFile.Finding]? = []
  /// Whether so much changes its order that comments may come to stand anywhere in the result.
  var scattersComments = false
  /// What the compiler has to say of the code.
  var judgement = ExpectedJudgement()
  /// The case's `case.yml` as it is, if there is one.
  var caseFile: [UInt8]?
  /// Whether the case is a folder of its own, which the tool may write to.
  var isFolder = true

  /// What is to be reported of a file.
  func findings(in file: File) -> [CaseFile.Finding]? {
    isProject ? findings?.filter { $0.file == file.path } : findings
  }

  /// A finding as the case's file writes it down.
  func finding(at position: LinePosition, in file: File, reason: String) -> CaseFile.Finding {
    CaseFile.Finding(file: isProject ? file.path : nil, position: position, reason: reason)
  }

  /// The paths of the files.
  var paths: [String] { files.map(\.path) }

  /// The file in the case's folder that holds a file's result.
  func pathOfResult(_ file: File) -> String {
    isProject ? "\(Self.afterFolder)/\(file.path)" : Self.afterName
  }
}
