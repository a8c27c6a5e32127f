import Profiling

extension Session {
  /// What a command that looks into files is about.
  struct Scope {
    /// The files and folders that are named.
    let paths: [String]
    /// What their project asks for; nil if it does not say.
    let settings: ProjectSettings?
  }

  /// What is named, and what its project asks for.
  ///
  /// - Returns: Nil if the project's file is not valid; its mistakes have been printed.
  func scope() throws(UsageError) -> Scope? {
    var paths = try arguments.value(.filesFrom).map(listedPaths) ?? arguments.all(.paths)
    if paths.isEmpty, !arguments.has(.filesFrom) { paths = ["."] }
    let settings = try ProjectSettings(for: paths, in: workspace)
    if let settings, !settings.mistakes.isEmpty {
      for mistake in settings.mistakes { output.note(mistake) }
      return nil
    }
    return Scope(paths: paths, settings: settings)
  }

  /// The files that the command is about, by path.
  func selectedFiles(in scope: Scope) throws(UsageError) -> [String] {
    let discovery = Discovery(workspace: workspace, git: environment.git)
    let found = try Profile.measure(.discover) { () throws(UsageError) in
      try discovery.files(in: scope.paths)
    }
    let only = arguments.all(.only).map(Glob.init)
    let skip = arguments.all(.skip).map(Glob.init)
    let files = found.filter { file in
      (only.isEmpty || only.contains { $0.matches(file) }) && !skip.contains { $0.matches(file) }
        && scope.settings?.excludes(file, in: workspace) != true
    }
    Profile.recorder?.noteFound(files.count)
    return files
  }

  /// The files of the projects that some files belong to, by path, those files among them.
  ///
  /// A project is all that lies in the nearest folder above a file that has the marks of one, or
  /// else in the current folder, or in the file's own.
  func projectFiles(around files: [String]) throws(UsageError) -> [String] {
    var roots = ProjectRoots(workspace: workspace)
    let all = Set(files.map { roots.root(of: $0) })
    let folders = all.filter { folder in
      !all.contains { $0 == "." && folder != "." || folder.hasPrefix($0 + "/") }
    }
    let discovery = Discovery(workspace: workspace, git: environment.git)
    let found = try Profile.measure(.discover) { () throws(UsageError) in
      try discovery.files(in: folders.sorted(by: String.areInByteOrder))
    }
    let named = Set(files)
    let unnamed = found.filter { !named.contains($0) }
    guard !unnamed.isEmpty else { return files }
    // From a folder inside the project the same file has several paths.
    func real(_ path: String) -> String {
      FileStatus.realPath(of: workspace.absolute(path)) ?? workspace.absolute(path)
    }
    let known = Set(files.map(real))
    return (files + unnamed.filter { !known.contains(real($0)) }).sorted(by: String.areInByteOrder)
  }

  /// The paths in a file, or in standard input: one a line, or with zero bytes between them.
  private func listedPaths(_ list: String) throws(UsageError) -> [String] {
    let bytes = try bytes(of: list)
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { line in
      let isCRLF = separator != 0 && line.last == UInt8(ascii: "\r")
      let path = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      return path.isEmpty ? nil : path
    }
  }

  /// The bytes of a file that is named as an option's value, or of standard input for `-`.
  func bytes(
    of name: String, atMost largest: Int = FileReader.largestFile
  ) throws(UsageError) -> [UInt8] {
    guard name == "-" else {
      do throws(FileError) {
        return try FileReader.read(at: workspace.absolute(name), atMost: largest)
      } catch {
        throw UsageError("'\(name)' \(error.message)")
      }
    }
    guard let input = environment.standardInput(), input.count <= largest else {
      throw UsageError("standard input cannot be read")
    }
    return input
  }
}
