public import CodeFacts
import YAMLReading

extension PlatformVersion {
  /// Reads the version behind a platform's name: one to three numbers with points between.
  ///
  /// Nil if `platform` is unknown or `version` is not a version.
  public init?(platform: String, version text: String) {
    guard Self.platforms.contains(platform) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      // `Int` takes signs as well.
      part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(Substring(part)) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(platform: platform, version: numbers)
  }
}

extension FileReader {
  /// Platforms with their versions: `{ iOS: 17, macOS: 14.2 }`.
  mutating func platformVersions(_ node: YAMLNode?, _ what: String) -> [PlatformVersion] {
    guard let node else { return [] }
    if node.mapping?.isEmpty == true { report("\(what) is empty", at: node) }
    guard let fields = fields(of: node, in: what, known: PlatformVersion.platforms) else {
      return []
    }
    var result: [PlatformVersion] = []
    for platform in PlatformVersion.platforms {
      guard let value = fields[platform], let text = text(value, "`\(platform)`") else { continue }
      if let version = PlatformVersion(platform: platform, version: text) {
        result.append(version)
      } else {
        report("`\(text)` is no version; write numbers, such as 17 or 17.4", at: value)
      }
    }
    return result
  }

  /// One target, `iOS:27`, or a list of them; nil if the key is not there.
  mutating func targets(_ node: YAMLNode?, _ what: String) -> [PlatformVersion]? {
    guard let node else { return nil }
    let nodes = node.sequence ?? [node]
    if nodes.isEmpty { report("\(what) names no platform", at: node) }
    var result: [PlatformVersion] = []
    for node in nodes {
      guard let text = text(node, what) else { continue }
      guard let target = target(text, at: node) else { continue }
      if result.contains(where: { $0.platform == target.platform }) {
        report("\(what) names \(target.platform) twice", at: node)
      }
      result.append(target)
    }
    return result
  }

  private mutating func target(_ text: String, at node: YAMLNode) -> PlatformVersion? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      report("`\(text)` is no target; write platform and version, such as iOS:17", at: node)
      return nil
    }
    guard PlatformVersion.platforms.contains(parts[0]) else {
      reportUnknown("platform", parts[0], known: PlatformVersion.platforms, at: node.start)
      return nil
    }
    guard let version = PlatformVersion(platform: parts[0], version: parts[1].trimmed) else {
      report("`\(parts[1])` is no version; write numbers, such as 17 or 17.4", at: node)
      return nil
    }
    return version
  }
}
