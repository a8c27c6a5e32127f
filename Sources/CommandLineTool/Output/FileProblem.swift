/// A file that could not be processed, or was left alone.
struct FileProblem: Equatable, Sendable {
  /// The path as it is printed.
  let path: String
  /// What is the matter, as part of a sentence behind the path.
  let message: String
}
