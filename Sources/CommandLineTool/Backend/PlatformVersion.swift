/// A platform, and the lowest version of it that code must run on.
public struct PlatformVersion: Sendable, Hashable {
  /// The platform's name as in `@available`: iOS, macOS, tvOS, watchOS, visionOS.
  public var platform: String
  /// The version's parts, most significant first.
  public var version: [Int]

  /// Creates a platform with a version.
  public init(platform: String, version: [Int]) {
    self.platform = platform
    self.version = version
  }
}
