/// Reads what the targets of an Xcode project have and are built for.
struct XcodeTargets {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private var configurations: XcodeConfigurations
  /// The native targets, the only ones that compile Swift.
  private let targets: [XcodeObject]

  /// Begins to read a project.
  ///
  /// - Parameters:
  ///   - objects: What its file holds.
  ///   - path: The absolute path of the `.xcodeproj` folder.
  init(_ objects: XcodeObjects, at path: String) {
    let folder = path.parentFolder ?? "/"
    let root = (folder + "/" + (objects.project.text("projectDirPath") ?? "")).withoutSteps
    self.objects = objects
    paths = XcodePaths(objects, root: root)
    let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    configurations = XcodeConfigurations(objects, paths: paths, root: root, name: String(name))
    targets = objects.objects("targets", of: objects.project)
      .filter { $0.kind == "PBXNativeTarget" }
  }

  /// The targets with their files.
  mutating func map() -> TargetMap {
    var built: [String: BuildTarget] = [:]
    for target in targets {
      let settings = configurations.settings(of: target)
      built[target.id] = BuildTarget(
        module: BuildSettings.moduleName(in: settings),
        versions: BuildSettings.versions(in: settings))
    }
    let folders = synchronizedFolders()
    var map = TargetMap()
    for target in targets {
      guard var result = built[target.id] else { continue }
      result.dependencies = dependencies(of: target, modules: built.mapValues(\.module))
      map.add(result, files: sources(of: target), folders: folders[target.id] ?? [])
    }
    let versions = Set(map.targets.map { $0.versions.map(Set.init) })
    if versions.count == 1 { map.versionsOfRest = map.targets.first?.versions }
    return map
  }

  /// The Swift files that a target lists.
  private func sources(of target: XcodeObject) -> Set<String> {
    let phases = objects.objects("buildPhases", of: target)
      .filter { $0.kind == "PBXSourcesBuildPhase" }
    let sources = phases.flatMap { objects.objects("files", of: $0) }
      .compactMap { objects.object($0.text("fileRef")) }
    // A variant group stands for its files.
    let ids = sources.flatMap { [$0.id] + $0.texts("children") }
    return Set(ids.compactMap(paths.path).filter { $0.hasSuffix(".swift") })
  }

  /// The folders whose files belong to targets without being listed, by the targets' ids.
  private func synchronizedFolders() -> [String: [TargetFolder]] {
    var folders: [String: [TargetFolder]] = [:]
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = paths.path(of: group.id) else { continue }
      var exceptions: [String: Set<String>] = [:]
      for set in objects.objects("exceptions", of: group) {
        guard let target = set.text("target") else { continue }
        exceptions[target, default: []].formUnion(set.texts("membershipExceptions"))
      }
      for target in targets {
        let names = exceptions[target.id]
        if target.texts("fileSystemSynchronizedGroups").contains(group.id) {
          folders[target.id, default: []].append(TargetFolder(path: path, excluded: names ?? []))
        } else if let names {
          // Of a folder that a target does not have, the exceptions are what it has.
          folders[target.id, default: []].append(TargetFolder(path: path, only: names))
        }
      }
    }
    return folders
  }

  /// The modules that a target names: those of other targets, and products of packages.
  private func dependencies(
    of target: XcodeObject, modules: [String: String?]
  ) -> [String]? {
    var names: [String] = []
    for dependency in objects.objects("dependencies", of: target) {
      guard let id = dependency.text("target") else { continue }
      // What compiles nothing, and what another project builds, is no module that is known here.
      guard let module = modules[id] else { continue }
      guard let module else { return nil }
      names.append(module)
    }
    names += objects.objects("packageProductDependencies", of: target)
      .compactMap { $0.text("productName")?.moduleName }
    return Set(names).sorted()
  }
}
