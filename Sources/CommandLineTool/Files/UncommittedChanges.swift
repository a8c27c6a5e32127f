/// Finds files whose content git could not bring back.
struct UncommittedChanges {
  /// Why a file could not be brought back.
  enum Reason: Equatable {
    /// It has changes that are not committed.
    case changed
    /// Git does not know the file.
    case untracked
    /// It is in no git work tree.
    case noRepository
    /// Git does not answer.
    case unknown

    /// The reason, as part of a sentence behind the file's path.
    var message: String {
      switch self {
      case .changed: "has uncommitted changes"
      case .untracked: "is not known to git"
      case .noRepository: "is in no git work tree"
      case .unknown: "may have uncommitted changes; git cannot tell"
      }
    }
  }

  let workspace: Workspace
  let git: Git
  /// The work tree that a folder lies in, for folders that were asked about; nil for none.
  private var roots: [String: String?] = [:]

  init(workspace: Workspace, git: Git) {
    self.workspace = workspace
    self.git = git
  }

  /// The reasons for those of the files that have one.
  mutating func reasons(for files: [String]) -> [String: Reason] {
    var reasons: [String: Reason] = [:]
    /// For each work tree, the files by their names in it.
    var trees: [String: [(name: String, file: String)]] = [:]
    for file in files {
      let path = FileStatus.realPath(of: workspace.absolute(file)) ?? workspace.absolute(file)
      if let root = root(above: path) {
        let name = root == "/" ? path.dropFirst() : path.dropFirst(root.count + 1)
        trees[root, default: []].append((String(name), file))
      } else {
        reasons[file] = .noRepository
      }
    }
    for (root, entries) in trees {
      for batch in batches(of: entries) {
        let states = states(of: batch.map(\.name), in: root)
        for (name, file) in batch {
          guard let states else {
            reasons[file] = .unknown
            continue
          }
          reasons[file] = states[name]
        }
      }
    }
    return reasons
  }

  /// The folder at or above a file that is the root of a git work tree.
  private mutating func root(above path: String) -> String? {
    var folders: [String] = []
    var root: String?
    var next = path.parentFolder
    while let folder = next {
      if let known = roots[folder] {
        root = known
        break
      }
      folders.append(folder)
      if FileStatus(at: folder == "/" ? "/.git" : folder + "/.git") != nil {
        root = folder
        break
      }
      next = folder.parentFolder
    }
    for folder in folders { roots[folder] = .some(root) }
    return root
  }

  /// Command lines have a limit.
  private func batches(
    of entries: [(name: String, file: String)]
  ) -> [[(name: String, file: String)]] {
    let largestBatch = 64 << 10
    var batches: [[(name: String, file: String)]] = []
    var size = largestBatch
    for entry in entries {
      if size + entry.name.utf8.count > largestBatch {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(entry)
      size += entry.name.utf8.count + 1
    }
    return batches
  }

  /// What git says about files, those that are as committed left out; nil if git fails.
  private func states(of names: [String], in root: String) -> [String: Reason]? {
    let command = [
      "--literal-pathspecs", "status", "--porcelain=v1", "-z", "--no-renames",
      "--untracked-files=all", "--ignored=matching", "--",
    ]
    guard let lines = git.list(command + names, in: root) else { return nil }
    var states: [String: Reason] = [:]
    for line in lines {
      let state: Reason = line.hasPrefix("??") || line.hasPrefix("!!") ? .untracked : .changed
      let path = String(line.dropFirst(3))
      // An ignored folder is named as a whole.
      if path.hasSuffix("/") {
        for name in names where name.hasPrefix(path) { states[name] = state }
      } else {
        states[path] = state
      }
    }
    return states
  }
}
