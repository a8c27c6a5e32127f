/// A command line that cannot be understood, or names what does not exist.
struct UsageError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What to do about it.
  let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
