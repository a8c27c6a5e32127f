import CodeFacts

extension PlatformVersion {
  /// The platforms that can be named.
  static let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit",
  ]

  /// A platform with a version as it is written, `17`, `10.15.4` or with another separator; nil if
  /// either is none.
  init?(platform: String, text: some StringProtocol, separator: Character = ".") {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard Self.platforms.contains(platform), (1...3).contains(parts.count) else { return nil }
    var version: [Int] = []
    for part in parts {
      let isNumber = part.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      guard isNumber, let number = Int(part) else { return nil }
      version.append(number)
    }
    // 17.0 is 17, and is compared and printed as that.
    while version.count > 1, version.last == 0 { version.removeLast() }
    self.init(platform: platform, version: version)
  }

  /// The platform as people write it: `iOS 17`, `macOS 10.15`.
  var text: String { "\(platform) \(version.map(String.init).joined(separator: "."))" }
}
