import CodeFacts

extension PackageManifest {
  /// The package's targets with their files, for a package in a folder.
  func map(in folder: String) -> TargetMap {
    var map = TargetMap(package: folder)
    map.versionsOfRest = platforms
    if !isComplete { map.convention = FolderConvention(folder: folder, versions: platforms) }
    let folders = targets.map { self.folder(of: $0, in: folder) }
    for (target, path) in zip(targets, folders) {
      guard let path else { continue }
      var sources = TargetFolder(path: path, only: Self.only(target.sources))
      sources.excluded = Self.names(target.excluded)
      // A target in the folder of another one is not a part of that.
      sources.excluded.formUnion(folders.compactMap { $0?.path(below: path) })
      map.add(target.built(for: platforms), folders: [sources])
    }
    return map
  }

  /// The absolute path of a target's folder; nil if there is none.
  private func folder(of target: Target, in package: String) -> String? {
    if let path = target.path {
      return path.hasPrefix("/") ? nil : (package + "/" + path).withoutSteps
    }
    let kind = target.kind
    let place = kind.places.map { package + "/" + $0 }.first { FileStatus(at: $0) == .folder }
    guard let place else { return nil }
    let own = place + "/" + target.name
    if FileStatus(at: own) == .folder { return own }
    // The only target of its kind may do without a folder of its own.
    return isComplete && targets.count { $0.kind == kind } == 1 ? place : nil
  }

  /// What a list of sources restricts a target to; nil if to nothing, as `.` does.
  private static func only(_ sources: [String]?) -> Set<String>? {
    guard let names = sources.map(names), !names.contains("") else { return nil }
    return names
  }

  /// Paths in a folder, as they are compared.
  private static func names(_ paths: [String]) -> Set<String> {
    Set(paths.map { String(("/" + $0).withoutSteps.dropFirst()) })
  }
}

extension PackageManifest.Target {
  fileprivate func built(for platforms: [PlatformVersion]?) -> BuildTarget {
    BuildTarget(
      module: name.moduleName, versions: platforms,
      dependencies: dependencies?.map(\.moduleName))
  }
}

extension PackageManifest.Target.Kind {
  /// The folders of a package in which the target's own folder may be; the first that exists counts.
  fileprivate var places: [String] {
    switch self {
    case .target, .executableTarget, .macro: FolderConvention.sources
    case .testTarget: FolderConvention.tests
    case .plugin: FolderConvention.plugins
    }
  }
}
