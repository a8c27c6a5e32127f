public import CodeFacts

/// A Swift file to run codemods over.
public struct SourceFile: Sendable {
  /// The path, as it is to be shown.
  public var path: String
  /// The file's UTF-8 text.
  public var bytes: [UInt8]
  /// The lowest versions that the file's target deploys to; nil if that is not known.
  public var targets: [PlatformVersion]?
  /// The module that the file is compiled into; nil if that is not known.
  ///
  /// Of a file that is compiled into several modules, the one that it is mostly there for: an app
  /// before its extensions and tests.
  public var module: String?

  /// Creates a file.
  public init(
    path: String, bytes: [UInt8], targets: [PlatformVersion]?, module: String? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.targets = targets
    self.module = module
  }
}
