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
    guard parts.count > 2, (Self.tests + Self.plugins).contains(String(parts[0])) else {
      return nil
    }
    return BuildTarget(module: String(parts[1]).moduleName, versions: versions)
  }
}
