import CodeFacts

/// The targets of one package or Xcode project, and the files that each has.
struct TargetMap {
  /// The folder of the package; nil for an Xcode project.
  let package: String?
  /// What files deploy to that no target lists; nil if that is not known.
  var versionsOfRest: [PlatformVersion]?
  /// Where targets are that could not be read; nil if all were.
  var convention: FolderConvention?

  private(set) var targets: [BuildTarget] = []
  /// The targets of each file that is listed by its path, by index.
  private var targetsByFile: [String: [Int]] = [:]
  /// The folders of targets, by path.
  private var foldersByPath: [String: [(target: Int, folder: TargetFolder)]] = [:]

  /// A map without targets.
  init(package: String? = nil) { self.package = package }

  /// Adds a target with its files and folders, all by absolute paths.
  mutating func add(_ target: BuildTarget, files: Set<String> = [], folders: [TargetFolder]) {
    for file in files { targetsByFile[file, default: []].append(targets.count) }
    for folder in folders {
      foldersByPath[folder.path, default: []].append((targets.count, folder))
    }
    targets.append(target)
  }

  /// The targets that a file belongs to, in their order.
  ///
  /// - Parameters:
  ///   - file: The absolute path.
  ///   - nested: A package in the folder, in which the file lies: a target's folder around it does
  ///     not stand for what is in it.
  /// - Returns: None if no target has the file.
  func targets(holding file: String, inside nested: String? = nil) -> [BuildTarget] {
    var found = Set(targetsByFile[file] ?? [])
    if !foldersByPath.isEmpty {
      var next = file.parentFolder
      while let folder = next {
        for entry in foldersByPath[folder] ?? [] where entry.folder.holds(file) {
          found.insert(entry.target)
        }
        next = folder == nested ? nil : folder.parentFolder
      }
    }
    if found.isEmpty, nested == nil, let guess = convention?.target(holding: file) {
      return [guess]
    }
    return found.sorted().map { targets[$0] }
  }
}
