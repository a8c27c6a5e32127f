/// A Swift file to run codemods over.
public struct SourceFile: Sendable {
  /// The path as it is printed: relative to the current folder where it lies below.
  public var path: String
  /// The file's bytes; UTF-8, no matter whether with a byte order mark.
  public var bytes: [UInt8]
  /// What the file's target deploys to; nil if that is not known.
  public var targets: [PlatformVersion]?

  /// Creates a file from the path to print, its UTF-8 bytes, and what its target deploys to.
  public init(path: String, bytes: [UInt8], targets: [PlatformVersion]? = nil) {
    self.path = path
    self.bytes = bytes
    self.targets = targets
  }
}

/// A codemod file, or a file of data for codemods, that was read.
public struct CodemodSource: Hashable, Sendable {
  /// The path as it is printed.
  public var path: String
  /// The folder that the file lies in; empty for a file that was given by name.
  public var pack: String
  /// The file's bytes.
  public var bytes: [UInt8]

  /// Creates a file from the path to print, the name of its pack, and its bytes.
  public init(path: String, pack: String, bytes: [UInt8]) {
    self.path = path
    self.pack = pack
    self.bytes = bytes
  }
}
