import CodeFacts

/// How packages are laid out if they do not say otherwise: a folder in `Sources` or `Tests` for each
/// target.
struct FolderConvention {
  /// The absolute path of the package.
  let folder: String
  /// What the package deploys to.
  let versions: [PlatformVersion]?

  /// Where the folders of libraries and tools may be.
  static let sources = ["Sources", "Source", "src", "srcs"]
  /// Where the folders of tests may be.
  static let tests = ["Tests"] + sources
  /// Where the folders of plug-ins may be.
  static let plugins = ["Plugins"]

  /// The target whose folder a file lies in.
  func target(holding file: String) -> BuildTarget? {
    let parts = file.path(below: folder)?.split(separator: "/") ?? []
    guard parts.count > 2, let place = parts.first.map(String.init) else { return nil }
    let role: BuildTarget.Role
    if Self.sources.contains(place) {
      role = .product
    } else if Self.tests.contains(place) {
      role = .tests
    } else if Self.plugins.contains(place) {
      role = .addition
    } else {
      return nil
    }
    return BuildTarget(module: String(parts[1]).moduleName, versions: versions, role: role)
  }
}
