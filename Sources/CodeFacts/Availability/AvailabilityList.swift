import SyntaxTrees

/// What stands in the parentheses of `#available`, `#unavailable` or `@available`.
struct AvailabilityList {
  /// The versions that are asked for, by platform.
  var versions: [String: [Int]] = [:]
  /// The platforms on which the code is not there at all.
  var unavailable: Set<String> = []
  /// Whether the code is there on no platform.
  var isUnavailable = false
  /// Whether a word may stand for platforms that are not known here.
  var isUnclear = false

  /// The platforms that may be named.
  static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
  /// Words that say nothing about platforms.
  private static let others: Set<String> = [
    "*", "swift", "_PackageDescription", "deprecated", "noasync", "message", "renamed", "obsoleted",
    "introduced", "unavailable",
  ]

  /// Reads a condition or an attribute.
  init(_ node: Node) {
    let text = node.textWithoutComments
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return }
    let parts = text[text.index(after: open)..<close].split(separator: ",").map {
      $0.split { $0.isWhitespace || $0 == ":" }.map(String.init)
    }
    guard let first = parts.first?.first else { return }
    // `iOS, introduced: 17`
    if parts[0].count == 1, parts.count > 1, first != "*" || parts.dropFirst().allSatisfy(isOther) {
      readLongForm(of: first, parts.dropFirst())
    } else {
      for part in parts { readShortForm(part) }
    }
  }

  private func isOther(_ part: [String]) -> Bool {
    part.first.map { Self.others.contains($0) || $0.contains("\"") } ?? true
  }

  private mutating func readLongForm(of platform: String, _ parts: ArraySlice<[String]>) {
    let isGone = parts.contains { $0.first == "unavailable" }
    if platform == "*" {
      isUnavailable = isGone
    } else if !Self.platforms.contains(platform) {
      isUnclear = !Self.isNoPlatform(platform)
    } else if isGone {
      unavailable.insert(platform)
    } else if let introduced = parts.first(where: { $0.first == "introduced" }),
      introduced.count > 1
    {
      versions[platform] = Self.version(introduced[1])
    }
  }

  private mutating func readShortForm(_ part: [String]) {
    guard let name = part.first else { return }
    if Self.platforms.contains(name), part.count > 1, let version = Self.version(part[1]) {
      versions[name] = version
    } else if !Self.isNoPlatform(name) {
      isUnclear = true
    }
  }

  /// Whether a word is known and names no platform whose versions matter here.
  private static func isNoPlatform(_ word: String) -> Bool {
    others.contains(word) || word.hasSuffix("ApplicationExtension")
  }

  private static func version(_ text: String) -> [Int]? {
    let numbers = text.split(separator: ".").map { Int($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}
