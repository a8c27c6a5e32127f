import CodeFacts

/// What the platforms of a package are, as its manifest's text tells.
///
/// Only lists of plain literals are read; a manifest that computes its platforms leaves them
/// unknown.
enum PackagePlatforms {
  private typealias Token = ManifestLexer.Token

  /// The platforms that a manifest names; nil if it names none, or in a way that is not plain.
  static func targets(inManifest text: String) -> [PlatformVersion]? {
    let tokens = ManifestLexer.tokens(of: text)
    guard let start = PackageManifest.start(in: tokens), !isAssigned(in: tokens),
      let list = platformsArgument(of: tokens[start...])
    else { return nil }
    return targets(in: list)
  }

  /// Whether a statement changes the platforms: `package.platforms = …`.
  private static func isAssigned(in tokens: [Token]) -> Bool {
    tokens.indices.contains {
      tokens[$0] == .symbol(".") && tokens[safe: $0 + 1] == .word("platforms")
    }
  }

  /// The tokens behind the bracket that opens the list, for tokens behind `Package(`.
  private static func platformsArgument(of tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
    var depth = 0
    for index in tokens.indices {
      switch tokens[index] {
      case .symbol("("), .symbol("["), .symbol("{"): depth += 1
      case .symbol(")"), .symbol("]"), .symbol("}"):
        depth -= 1
        if depth < 0 { return nil }
      case .word("platforms") where depth == 0:
        guard tokens[index...].dropFirst().starts(with: [.symbol(":"), .symbol("[")]) else {
          return nil
        }
        return tokens[(index + 3)...]
      default: break
      }
    }
    return nil
  }

  /// Reads `.iOS(.v17), .macOS("14.4")]`.
  private static func targets(in list: ArraySlice<Token>) -> [PlatformVersion]? {
    var rest = list
    var targets: [PlatformVersion] = []
    while let token = rest.popFirst() {
      if token == .symbol("]") {
        // More behind the list would add to it.
        let isWhole = rest.first == .symbol(",") || rest.first == .symbol(")")
        return isWhole && !targets.isEmpty ? targets : nil
      }
      guard token == .symbol("."), case .word(let platform)? = rest.popFirst(),
        rest.popFirst() == .symbol("("), let target = version(of: platform, from: &rest),
        rest.popFirst() == .symbol(")")
      else { return nil }
      targets.append(target)
      if rest.first == .symbol(",") {
        rest.removeFirst()
      } else if rest.first != .symbol("]") {
        return nil
      }
    }
    return nil
  }

  /// Takes `.v17`, `.v10_15` or `"17.4"`.
  private static func version(
    of platform: String, from rest: inout ArraySlice<Token>
  ) -> PlatformVersion? {
    switch rest.popFirst() {
    case .string(let text)?:
      return PlatformVersion(platform: platform, text: text)
    case .symbol(".")?:
      guard case .word(let word)? = rest.popFirst(), word.hasPrefix("v") else { return nil }
      return PlatformVersion(platform: platform, text: word.dropFirst(), separator: "_")
    default:
      return nil
    }
  }
}

extension Array {
  /// The element, or nil for an index that does not exist.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
