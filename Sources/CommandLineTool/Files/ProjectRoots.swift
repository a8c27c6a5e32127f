import Foundation

/// Tells in which folder the project of a file lies.
struct ProjectRoots {
  private let workspace: Workspace
  /// What was found for a folder; nil if neither it nor one above has the marks of a project.
  private var known: [String: String?] = [:]

  init(workspace: Workspace) { self.workspace = workspace }

  /// The folder of a file's project, as it is printed: the nearest one above the file that has the
  /// marks of a project; without one the current folder if the file lies in it, else its own.
  mutating func root(of file: String) -> String {
    let absolute = workspace.absolute(file)
    guard let own = (FileStatus.realPath(of: absolute) ?? absolute).parentFolder else { return "/" }
    if let marked = markedFolder(from: own) { return workspace.printed(marked) }
    let isInside = own == workspace.folder || own.hasPrefix(workspace.folder + "/")
    return workspace.printed(isInside ? workspace.folder : own)
  }

  private mutating func markedFolder(from start: String) -> String? {
    var folders: [String] = []
    var next: String? = start
    var found: String?
    while let folder = next {
      if let answer = known[folder] {
        found = answer
        break
      }
      folders.append(folder)
      if Self.isMarked(folder) {
        found = folder
        break
      }
      next = folder.parentFolder
    }
    for folder in folders { known[folder] = .some(found) }
    return found
  }

  private static func isMarked(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
        || name.hasSuffix(".xcworkspace")
    }
  }
}
