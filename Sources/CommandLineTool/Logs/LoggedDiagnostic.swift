/// What a build log says of the code, once, however often it says so.
struct LoggedDiagnostic: Equatable {
  enum Severity: String {
    case warning, error
  }

  /// Where the log says that something is.
  enum Place: Hashable {
    /// Nowhere: linkers and build systems do not tell.
    case none
    /// In code that a macro made, of which the log does not tell where it stands.
    case expansion
    /// In a file; lines and columns from 1, columns in UTF-8 bytes.
    case file(path: String, line: Int, column: Int?)
  }

  var severity: Severity
  var place: Place
  /// What the compiler says, in its words.
  let message: String
  /// How often the log says so.
  var count = 1
}
