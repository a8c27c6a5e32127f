import CodeFacts

/// Tells what files deploy to.
struct TargetLookup {
  private let workspace: Workspace
  /// What was asked for, for all files; empty to look at the packages.
  private let given: [PlatformVersion]
  /// What was found for a folder; nil for unknown.
  private var known: [String: [PlatformVersion]?] = [:]

  init(workspace: Workspace, given: [PlatformVersion]) {
    self.workspace = workspace
    self.given = given
  }

  /// What a file deploys to: what was asked for, else what the nearest package above says; nil if
  /// it is not known.
  mutating func targets(for file: String) -> [PlatformVersion]? {
    guard given.isEmpty else { return given }
    var folders: [String] = []
    var targets: [PlatformVersion]?
    // Steps such as `..` lead to other folders than the path's own parts do.
    let absolute = workspace.absolute(file)
    var next = (FileStatus.realPath(of: absolute) ?? absolute).parentFolder
    while let folder = next {
      if let found = known[folder] {
        targets = found
        break
      }
      folders.append(folder)
      let manifest = (folder == "/" ? "" : folder) + "/Package.swift"
      if FileStatus(at: manifest) == .file {
        let bytes = try? FileReader.readText(at: manifest)
        targets = bytes.flatMap {
          PackagePlatforms.targets(inManifest: String(decoding: $0, as: UTF8.self))
        }
        break
      }
      next = folder.parentFolder
    }
    for folder in folders { known[folder] = .some(targets) }
    return targets
  }
}
