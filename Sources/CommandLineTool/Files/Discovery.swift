import Foundation

/// Finds the Swift files that are meant.
struct Discovery {
  let workspace: Workspace
  let git: Git

  /// Folders of these names hold what nobody edits.
  private static let skippedFolders: Set<String> = [
    "DerivedData", "Pods", "Carthage", "checkouts", "node_modules",
  ]

  /// The files that the paths stand for.
  ///
  /// A path to a file is always taken; of a folder, the Swift files in it and below.
  ///
  /// - Returns: Paths as they are printed, in the order of their bytes, each file once.
  /// - Throws: `UsageError` if a path does not exist, or is a folder that cannot be read.
  func files(in paths: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    var missing: [String] = []
    for path in paths {
      switch FileStatus(at: workspace.absolute(path)) {
      case .folder:
        guard access(workspace.absolute(path), R_OK | X_OK) == 0 else {
          throw UsageError("'\(path)' " + FileError.system("cannot be read").message)
        }
        files += filesBelow(workspace.printed(path))
      case .none: missing.append(path)
      default: files.append(workspace.printed(path))
      }
    }
    guard missing.isEmpty else { throw Self.missing(missing) }
    return unique(files.sorted(by: String.areInByteOrder), overlapping: paths.count > 1)
  }

  /// The error about paths that do not exist.
  private static func missing(_ paths: [String]) -> UsageError {
    UsageError(
      paths.count == 1
        ? "there is no file or folder '\(paths[0])'"
        : "there are no files or folders "
          + paths.map { "'\($0)'" }.joined(separator: ", "))
  }

  /// Leaves out files that come twice; files of one folder cannot, but paths may overlap.
  ///
  /// Of several paths to a file, one without symbolic links stays.
  private func unique(_ files: [String], overlapping: Bool) -> [String] {
    // Strings that are equal as text may be different names, so bytes are compared.
    let paths = files.map { Array(workspace.absolute($0).utf8) }
    let real = files.indices.map { index in
      overlapping
        ? FileStatus.realPath(of: workspace.absolute(files[index])).map { Array($0.utf8) }
          ?? paths[index] : paths[index]
    }
    let direct = Set(files.indices.filter { paths[$0] == real[$0] }.map { real[$0] })
    var seen: Set<[UInt8]> = []
    return files.indices.filter { index in
      (paths[index] == real[index] || !direct.contains(real[index]))
        && seen.insert(real[index]).inserted
    }.map { files[$0] }
  }

  private func filesBelow(_ folder: String) -> [String] {
    let path = workspace.absolute(folder)
    let names = namesFromGit(in: path) ?? FolderWalk(folder: path, enters: Self.enters).files()
    return names.filter(Self.isWanted).map { workspace.printed($0, in: folder) }.filter {
      FileStatus(at: workspace.absolute($0), followingLinks: false) == .file
    }
  }

  /// What git lists; nil if the folder is in no work tree, or is itself ignored.
  private func namesFromGit(in folder: String) -> [String]? {
    let command = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    guard let names = git.list(command, in: folder) else { return nil }
    if names.isEmpty, git.output(of: ["check-ignore", "-q", "."], in: folder) != nil { return nil }
    return names
  }

  private static func isWanted(_ name: String) -> Bool {
    guard name.hasSuffix(".swift") else { return false }
    let components = name.split(separator: "/").map(String.init)
    return components.dropLast().allSatisfy(enters) && components.last?.hasPrefix(".") == false
  }

  private static func enters(_ folder: String) -> Bool {
    !folder.hasPrefix(".") && !skippedFolders.contains(folder)
  }
}
