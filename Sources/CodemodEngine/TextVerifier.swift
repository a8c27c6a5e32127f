/// A text that a file had before some changes, or has after them.
public struct FileText: Sendable, Hashable {
  /// The file's path, as it is shown.
  public var path: String
  /// The UTF-8 text.
  public var bytes: [UInt8]

  /// Creates a text of the file at `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Judges texts: for each, in their order, it says in a clause what is wrong with it, and nil if
/// nothing is.
///
/// It is asked about as many texts at once as possible, and what it says of one must not depend on
/// the others. A text that is at fault is only blamed on a rewrite if the one before was not.
public typealias TextVerifier = @Sendable ([FileText]) -> [String?]
