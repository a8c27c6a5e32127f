/// Tells which files of a run a log means by the paths in it.
struct LoggedFiles {
  enum Answer: Equatable {
    /// This file of the run.
    case file(String)
    /// A file that is there, and not of the run.
    case other
    /// One of several files of the run, which cannot be told apart.
    case several([String])
    /// No file.
    case nothing
  }

  private let workspace: Workspace
  private let roots: [String]
  private let filesByName: [Substring: [String]]
  private var known: [String: Answer] = [:]

  /// Prepares to answer.
  ///
  /// - Parameters:
  ///   - workspace: The current folder.
  ///   - roots: The files and folders that the run is over, as they were named.
  ///   - files: The files of the run, by their printed paths.
  init(workspace: Workspace, roots: [String], files: [String]) {
    self.workspace = workspace
    self.roots = roots.filter { FileStatus(at: workspace.absolute($0)) == .folder }
    filesByName = Dictionary(grouping: files) { Self.components($0).last ?? "" }
  }

  /// What a path means: what is there, else the file whose path ends most like it, since a log may
  /// come from another machine.
  mutating func answer(for path: String) -> Answer {
    if let answer = known[path] { return answer }
    let answer = found(path)
    known[path] = answer
    return answer
  }

  private func found(_ path: String) -> Answer {
    let name = Self.components(path).last ?? ""
    let candidates = filesByName[name] ?? []
    var isThere = false
    let places = path.hasPrefix("/") ? [path] : [path] + roots.map { $0 + "/" + path }
    for place in places {
      guard let real = FileStatus.realPath(of: workspace.absolute(place)) else { continue }
      isThere = true
      if let file = candidates.first(where: { self.real($0) == real }) { return .file(file) }
    }
    if isThere { return .other }
    let wanted = Self.components(path)
    let lengths = candidates.map { file in
      zip(wanted.reversed(), Self.components(workspace.absolute(file)).reversed())
        .prefix { $0 == $1 }.count
    }
    guard let longest = lengths.max() else { return .nothing }
    let nearest = zip(candidates, lengths).filter { $1 == longest }.map(\.0)
    return nearest.count == 1 ? .file(nearest[0]) : .several(nearest)
  }

  private func real(_ file: String) -> String? {
    FileStatus.realPath(of: workspace.absolute(file))
  }

  private static func components(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
