import CodeFacts

/// An SDK of a system, as Xcode brings it.
struct RealSDK {
  /// The folder's path: `…/iPhoneOS27.0.sdk`.
  let path: String
  let compiler: SwiftCompiler

  /// The platform that an SDK is for, by the beginning of its folder's name: what codemods call it,
  /// and what the compiler calls it.
  private static let platforms: [(folder: String, platform: String, system: String)] = [
    ("iPhoneOS", "iOS", "ios"), ("MacOSX", "macOS", "macosx"), ("AppleTVOS", "tvOS", "tvos"),
    ("WatchOS", "watchOS", "watchos"), ("XROS", "visionOS", "xros"),
  ]

  /// The SDK to check code against.
  ///
  /// Code is compiled for what its case deploys to, or for the SDK's own version.
  ///
  /// - Throws: `UsageError` if the folder is no SDK.
  func sdk() throws(UsageError) -> CheckingSDK {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard FileStatus(at: path) == .folder else {
      throw UsageError(
        "there is no folder '\(path)'", hint: "it is what \(OptionName.sdk.flag) says")
    }
    guard let platform = Self.platforms.first(where: { name.hasPrefix($0.folder) }) else {
      throw UsageError(
        "'\(name)' is no SDK that codemods know",
        hint: "its name begins with \(Self.platforms.map(\.folder).joined(separator: ", "))")
    }
    var key = ContentKey()
    key.add(compiler.version)
    key.add(path)
    let version = name.dropFirst(platform.folder.count).prefix { $0.isNumber || $0 == "." }
    let own = version.hasSuffix(".") ? String(version.dropLast()) : String(version)
    let base = [
      "-emit-sil", "-wmo", "-o", "/dev/null", "-sdk", path, "-swift-version", "5",
      "-enable-testing", "-diagnostic-style", "llvm", "-suppress-warnings",
    ]
    return CheckingSDK(
      name: name, number: nil, key: key.name, compiler: compiler.path,
      arguments: { test in
        let target = test.targets.first { $0.platform == platform.platform }
        let version = target.map { $0.version.map(String.init).joined(separator: ".") } ?? own
        return base + ["-target", "arm64-apple-\(platform.system)\(version)"]
      }, judgesAvailability: true)
  }
}
