import CodeFacts

/// What a package's manifest says of its targets, as its text tells.
struct PackageManifest: Equatable {
  /// A target as the manifest has it.
  struct Target: Equatable {
    /// What a target is, by the function that makes it.
    enum Kind: String {
      case target, executableTarget, testTarget, macro, plugin
    }

    let kind: Kind
    let name: String
    /// The folder, in the package's; nil for the usual one.
    var path: String?
    /// Names of the targets and products that it depends on; nil if some are computed.
    var dependencies: [String]? = []
    /// Files and folders in the target's folder that are left out.
    var excluded: [String] = []
    /// The only files and folders in it that count; nil for all.
    var sources: [String]?
  }

  /// What the package deploys to; nil if it does not say, or not plainly.
  let platforms: [PlatformVersion]?
  /// The targets that are written plainly.
  private(set) var targets: [Target] = []
  /// Whether there are no others.
  private(set) var isComplete = false

  /// Reads a manifest's text.
  init(_ text: String) {
    platforms = PackagePlatforms.targets(inManifest: text)
    let tokens = ManifestLexer.tokens(of: text)
    guard let start = Self.start(in: tokens) else { return }
    var parser = ManifestParser(tokens[start...])
    guard case .list(let values)? = parser.arguments()?["targets"] else { return }
    // `package.targets.append(…)`
    isComplete = !tokens.indices.contains {
      tokens[$0] == .symbol(".") && tokens[safe: $0 + 1] == .word("targets")
    }
    for value in values {
      switch Self.target(value) {
      case .target(let target): targets.append(target)
      case .withoutSources: break
      case .unknown: isComplete = false
      }
    }
  }

  /// Where the arguments of the one call of `Package` begin.
  static func start(in tokens: [ManifestLexer.Token]) -> Int? {
    let starts = tokens.indices.filter {
      tokens[$0] == .word("Package") && tokens[safe: $0 + 1] == .symbol("(")
        && tokens[safe: $0 - 1] != .symbol(".")
    }
    return starts.count == 1 ? starts[0] + 2 : nil
  }

  private enum Reading {
    case target(Target)
    case withoutSources
    case unknown
  }

  private static func target(_ value: ManifestValue) -> Reading {
    guard case .call(let word, let arguments) = value else { return .unknown }
    if word == "binaryTarget" || word == "systemLibrary" { return .withoutSources }
    guard let kind = Target.Kind(rawValue: word), let name = arguments["name"]?.text else {
      return .unknown
    }
    var target = Target(kind: kind, name: name)
    if let path = arguments["path"] {
      guard let text = path.text else { return .unknown }
      target.path = text
    }
    if let dependencies = arguments["dependencies"] {
      target.dependencies = names(of: dependencies)
    }
    target.excluded = arguments["exclude"]?.texts ?? []
    target.sources = arguments["sources"]?.texts
    return .target(target)
  }

  private static func names(of dependencies: ManifestValue) -> [String]? {
    guard case .list(let values) = dependencies else { return nil }
    let names = values.compactMap { value in
      switch value {
      case .string(let name): name
      case .call("target", let arguments), .call("product", let arguments),
        .call("byName", let arguments):
        arguments["name"]?.text
      default: nil
      }
    }
    return names.count == values.count ? names : nil
  }
}
