import CodeFacts

/// What a package or an Xcode project compiles together.
struct BuildTarget: Equatable {
  /// The module that the files are compiled into; nil if it is not known.
  var module: String?
  /// The lowest versions that the target deploys to; nil if they are not known.
  var versions: [PlatformVersion]?
  /// The modules that the target says it depends on; nil if that is not known.
  var dependencies: [String]?
}

extension [PlatformVersion] {
  /// The lowest version of each platform that one of several targets deploys to; nil if one of them
  /// is not known.
  static func lowest(of targets: [[PlatformVersion]?]) -> [PlatformVersion]? {
    var result: [PlatformVersion] = []
    for target in targets {
      guard let target else { return nil }
      for version in target {
        if let index = result.firstIndex(where: { $0.platform == version.platform }) {
          if version.version.lexicographicallyPrecedes(result[index].version) {
            result[index] = version
          }
        } else {
          result.append(version)
        }
      }
    }
    return result.isEmpty ? nil : result
  }
}

extension String {
  /// The name as Swift modules are called: what a C identifier cannot have becomes `_`.
  var moduleName: String {
    var scalars = unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }
    if let first = scalars.first, !first.properties.isXIDStart { scalars[0] = "_" }
    return String(String.UnicodeScalarView(scalars))
  }
}
