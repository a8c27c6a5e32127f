import CodeFacts
import CodemodFiles
import TextEditing

/// What a project's `.swift-codemod.yml` asks for.
struct ProjectSettings {
  /// The name of the file.
  static let fileName = ".swift-codemod.yml"

  /// The absolute path of the project's root, without symbolic links.
  let folder: String
  /// The file's path as it is printed.
  let path: String
  /// What is wrong with the file, as it is printed.
  let mistakes: [String]
  private let file: SettingsFile
  private let excludes: [Glob]

  /// Reads the nearest file at or above the folder that all of some paths lie in; nil if there is
  /// none up to the root of the git work tree.
  ///
  /// - Throws: `UsageError` if the file cannot be read.
  init?(for paths: [String], in workspace: Workspace) throws(UsageError) {
    let start = Self.commonFolder(of: paths.isEmpty ? ["."] : paths, in: workspace)
    guard let folder = Self.folder(above: start) else { return nil }
    let absolute = (folder == "/" ? "" : folder) + "/" + Self.fileName
    path = workspace.printed(absolute)
    self.folder = folder
    let source: [UInt8]
    do throws(FileError) {
      source = try FileReader.readText(at: absolute)
    } catch {
      throw UsageError("\(path) \(error.message)")
    }
    file = SettingsFile(source, path: path)
    mistakes = file.diagnostics.map { $0.rendered(source: source) }
    excludes = file.excludes.map(Glob.init)
  }

  /// What the code deploys to; nil if the file does not say.
  var targets: [PlatformVersion]? { file.targets }

  /// Whether a file, by its path as it is printed, is left out.
  func excludes(_ file: String, in workspace: Workspace) -> Bool {
    guard !excludes.isEmpty else { return false }
    let absolute = workspace.absolute(file)
    let name = (FileStatus.realPath(of: absolute) ?? absolute).path(below: folder) ?? file
    return excludes.contains { $0.matches(name) }
  }

  /// The codemods to run when none are named; a path in the file begins at the project's root.
  var selection: [String] {
    file.packs.map { word in
      word.hasSuffix(".yml") && !word.hasPrefix("/") ? folder + "/" + word : word
    }
  }

  /// The folder at or above another one that has the file.
  private static func folder(above start: String) -> String? {
    var next: String? = start
    while let folder = next {
      let prefix = folder == "/" ? "/" : folder + "/"
      if FileStatus(at: prefix + fileName) == .file { return folder }
      if FileStatus(at: prefix + ".git") != nil { return nil }
      next = folder.parentFolder
    }
    return nil
  }

  /// The absolute path of the innermost folder that holds all paths, without symbolic links.
  private static func commonFolder(of paths: [String], in workspace: Workspace) -> String {
    var common: [Substring]?
    for path in paths {
      let absolute = workspace.absolute(path)
      let real = FileStatus.realPath(of: absolute) ?? absolute
      let folder = FileStatus(at: real) == .folder ? real : real.parentFolder ?? "/"
      let parts = folder.split(separator: "/")
      if let known = common {
        common = zip(known, parts).prefix { $0 == $1 }.map(\.0)
      } else {
        common = parts
      }
    }
    return "/" + (common ?? []).joined(separator: "/")
  }
}
