import CodeFacts
import Foundation

/// What a file belongs to, as far as that is known.
struct FileMembership: Equatable {
  /// The lowest versions that the file deploys to; nil if they are not known.
  var targets: [PlatformVersion]?
  /// The modules that it is compiled into; empty if they are not known.
  var modules: [String] = []
  /// The modules that those say they depend on; nil if that is not known.
  var dependencies: [String]?
}

/// Tells what files belong to: by the packages and Xcode projects above them.
///
/// Of several folders above a file, the nearest one with a package or project that lists the file
/// counts.
struct ProjectLayout {
  private let workspace: Workspace
  /// What was asked for, for all files; empty to look at packages and projects.
  private let given: [PlatformVersion]
  /// What there is in each folder at or above one that was asked about, the nearest folder first.
  private var known: [String: [[TargetMap]]] = [:]
  /// The files of projects that could not be read.
  private(set) var unread: [FileProblem] = []

  init(workspace: Workspace, given: [PlatformVersion] = []) {
    self.workspace = workspace
    self.given = given
  }

  /// What a file belongs to.
  mutating func membership(of file: String) -> FileMembership {
    // Steps such as `..` lead to other folders than the path's own parts do.
    let absolute = workspace.absolute(file)
    let parent = absolute.parentFolder ?? "/"
    let name = absolute.split(separator: "/").last ?? ""
    let path =
      FileStatus.realPath(of: absolute)
      // A file may be given that is only about to be.
      ?? FileStatus.realPath(of: parent).map { "\($0)/\(name)" } ?? absolute
    var membership = Self.membership(of: path, in: levels(at: path.parentFolder ?? "/"))
    if !given.isEmpty { membership.targets = given }
    return membership
  }

  private static func membership(of path: String, in levels: [[TargetMap]]) -> FileMembership {
    var package: String?
    for maps in levels {
      let targets = maps.flatMap { $0.targets(holding: path, inside: package) }
      if !targets.isEmpty { return membership(in: targets) }
      package = package ?? maps.lazy.compactMap(\.package).first
    }
    return FileMembership(targets: versionsOfUnlistedFiles(in: levels))
  }

  /// What a file belongs to that is in some targets.
  private static func membership(in targets: [BuildTarget]) -> FileMembership {
    var membership = FileMembership(targets: .lowest(of: targets.map(\.versions)))
    let modules = targets.compactMap(\.module)
    let dependencies = targets.compactMap(\.dependencies)
    if modules.count == targets.count {
      for name in modules where !membership.modules.contains(name) {
        membership.modules.append(name)
      }
    }
    if dependencies.count == targets.count {
      membership.dependencies = Set(dependencies.joined()).sorted()
    }
    return membership
  }

  /// What a file deploys to that no target lists: what the one thing in the nearest folder says.
  ///
  /// A project says it only if there is no other project, which might have the file.
  private static func versionsOfUnlistedFiles(in levels: [[TargetMap]]) -> [PlatformVersion]? {
    guard let nearest = levels.first, nearest.count == 1, let map = nearest.first else {
      return nil
    }
    let projects = levels.joined().count { $0.package == nil }
    return map.package != nil || projects == 1 ? map.versionsOfRest : nil
  }

  /// The packages and projects in a folder and those above it; folders without are left out.
  private mutating func levels(at folder: String) -> [[TargetMap]] {
    var folders: [String] = []
    var levels: [[TargetMap]] = []
    var next: String? = folder
    while let folder = next {
      if let found = known[folder] {
        levels = found
        break
      }
      folders.append(folder)
      next = folder.parentFolder
    }
    for folder in folders.reversed() {
      let maps = maps(in: folder)
      if !maps.isEmpty { levels.insert(maps, at: 0) }
      known[folder] = levels
    }
    return levels
  }

  /// The package and the projects in a folder.
  private mutating func maps(in folder: String) -> [TargetMap] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let start = folder == "/" ? "/" : folder + "/"
    var maps: [TargetMap] = []
    for name in names.sorted(by: String.areInByteOrder) where name.hasSuffix(".xcodeproj") {
      let file = start + name + "/project.pbxproj"
      guard FileStatus(at: file) == .file else { continue }
      maps.append(project(at: start + name, file: file))
    }
    if names.contains("Package.swift"), FileStatus(at: start + "Package.swift") == .file {
      let text = try? FileReader.readText(at: start + "Package.swift")
      maps.append(PackageManifest(String(decoding: text ?? [], as: UTF8.self)).map(in: folder))
    }
    return maps
  }

  /// A project; without targets if it cannot be read.
  private mutating func project(at path: String, file: String) -> TargetMap {
    var message = "cannot be read as an Xcode project; what its files deploy to is not known"
    do throws(FileError) {
      if let objects = XcodeObjects(try FileReader.read(at: file)) {
        var targets = XcodeTargets(objects, at: path)
        return targets.map()
      }
    } catch {
      message = error.message
    }
    unread.append(FileProblem(path: workspace.printed(file), message: message))
    return TargetMap()
  }
}
