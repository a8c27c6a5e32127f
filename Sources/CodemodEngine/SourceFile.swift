public import CodeFacts

/// A Swift file to run codemods over.
public struct SourceFile: Sendable {
  /// The path, as it is to be shown.
  public var path: String
  /// The file's UTF-8 text.
  public var bytes: [UInt8]
  /// The lowest versions that the file's target deploys to; nil if that is not known.
  public var targets: [PlatformVersion]?
  /// The modules that the file is compiled into; empty if that is not known.
  public var modules: [String]
  /// Whether the file is only there to be known, and must not be changed.
  public var isContext: Bool

  /// Creates a file.
  public init(
    path: String, bytes: [UInt8], targets: [PlatformVersion]?, modules: [String] = [],
    isContext: Bool = false
  ) {
    self.path = path
    self.bytes = bytes
    self.targets = targets
    self.modules = modules
    self.isContext = isContext
  }
}
