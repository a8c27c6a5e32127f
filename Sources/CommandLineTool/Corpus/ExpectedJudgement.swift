import CodemodFiles

/// What the compiler has to say of a case's code, and what it needs to know for that.
struct ExpectedJudgement: Sendable, Hashable {
  /// Code that the case's own uses, and that no codemod sees.
  struct Context: Sendable, Hashable {
    /// The file's path in the case's folder, or in the codemod's.
    var path: String
    /// The module that it is part of; nil for the module of the case's files.
    var module: String?
    /// The code.
    var bytes: [UInt8]
    /// Whether all cases of the codemod share it: what a case declares itself is left out of it.
    var isShared = false
  }

  /// The errors of the code before, with the newer SDK.
  var errors: [CaseFile.CompilerError] = []
  /// The errors of the result, with the newer SDK.
  var errorsLeft: [CaseFile.CompilerError] = []
  /// The first SDK that has all that the code before uses; nil if each has.
  var sdk: Int?
  /// Why the compiler cannot judge the code; nil if it can.
  var unchecked: String?
  /// What the code uses from elsewhere.
  var context: [Context] = []
}
