/// What the program tells its caller.
public enum ExitCode: Int32, Sendable {
  /// Done.
  case done = 0
  /// `diff --check` found changes, or `test` failed.
  case found = 1
  /// Wrong usage, or a bad codemod file.
  case usage = 2
  /// Some files could not be processed; the rest were.
  case incomplete = 3
}
