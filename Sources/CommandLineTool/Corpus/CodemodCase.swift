import CodeFacts
import CodemodFiles

/// A file before and after a codemod, and what is to be reported: a case of the corpus, or an
/// example in a codemod file.
struct CodemodCase: Sendable, Hashable {
  /// What a failure is listed under: the folder's path, or the codemod's id and the example's number.
  var path: String
  /// The id of the codemod that is run.
  var codemod: String
  /// The folder of codemods that it belongs to.
  var pack: String
  /// The case's own name.
  var name: String
  /// The file that the codemod is run over.
  var before: [UInt8]
  /// The exact result; nil if the file must not change.
  var after: [UInt8]?
  /// Which trap the case is about; empty if nobody said.
  var why = ""
  /// What the file is deployed to.
  var targets = CaseFile.standardTargets
  /// Whether rewrites that want review are made.
  var review = false
  /// What is to be reported, by place; nil if it does not matter.
  var findings: [CaseFile.Finding]? = []
  /// The case's `case.yml` as it is, if there is one.
  var caseFile: [UInt8]?
  /// Whether the case is a folder of its own, which the tool may write to.
  var isFolder = true

  /// The exact result, be it a change or not.
  var expected: [UInt8] { after ?? before }
}
