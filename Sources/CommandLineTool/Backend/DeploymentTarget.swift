/// A platform, and the lowest version of it that code must run on.
public struct DeploymentTarget: Hashable, Sendable {
  /// The platform's name as in `@available`.
  public var platform: String
  /// The version's parts, most significant first; no zeros at its end but the first part.
  public var version: [Int]

  /// Creates a target from a platform's name as in `@available`, and the parts of a version.
  public init(platform: String, version: [Int]) {
    self.platform = platform
    self.version = version
    while self.version.count > 1, self.version.last == 0 { self.version.removeLast() }
  }

  /// The platforms that can be named.
  static let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit",
  ]

  /// The parts of a version as it is written, `17` or `10.15.4`; nil for anything else.
  static func version(_ text: some StringProtocol, separator: Character = ".") -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var version: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(part)
      else { return nil }
      version.append(number)
    }
    return version
  }

  /// The target as people write it: `iOS 17`, `macOS 10.15`.
  var text: String { "\(platform) \(version.map(String.init).joined(separator: "."))" }
}
