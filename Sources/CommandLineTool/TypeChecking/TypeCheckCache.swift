import Foundation

/// What is kept from one run to the next: built SDK models, and what the compiler said of code.
struct TypeCheckCache: Sendable {
  /// The folder's absolute path.
  let path: String

  /// How long what is kept stays, in seconds.
  private static let age: TimeInterval = 30 * 24 * 60 * 60

  /// The folder of this kind that the system gives a user.
  ///
  /// - Throws: `FileError` if it cannot be made.
  init(environment: Environment) throws(FileError) {
    let variables = environment.variables
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    #if os(macOS)
      let folder = home.map { "\($0)/Library/Caches" }
    #else
      let given = variables["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      let folder = given ?? home.map { "\($0)/.cache" }
    #endif
    let base = folder ?? FileManager.default.temporaryDirectory.path
    path = environment.workspace.absolute(base) + "/swift-codemod"
    for kind in ["checks", "models"] { try Self.makeFolder("\(path)/\(kind)") }
  }

  /// What the compiler said of code with a key; nil if that is not known.
  func messages(for key: String) -> [CompilerMessage]? {
    let data = FileManager.default.contents(atPath: "\(path)/checks/\(key)")
    return data.flatMap { try? JSONDecoder().decode([CompilerMessage].self, from: $0) }
  }

  /// Keeps what the compiler said.
  ///
  /// What cannot be kept is asked for again.
  func keep(_ messages: [CompilerMessage], for key: String) {
    guard let data = try? JSONEncoder().encode(messages) else { return }
    try? data.write(to: URL(fileURLWithPath: "\(path)/checks/\(key)"), options: .atomic)
  }

  /// The folder of something that is built once for a key.
  ///
  /// What is built names its own path, so it cannot be moved when it is complete: it is built in a
  /// folder that no other run uses, and a file says that this is the one.
  ///
  /// - Parameters:
  ///   - key: What tells apart all that the thing is made of.
  ///   - build: Fills the folder whose path it gets.
  /// - Returns: The folder's path.
  /// - Throws: What building throws.
  func built<Failure: Error>(
    _ key: String, _ build: (String) throws(Failure) -> Void
  ) throws(Failure) -> String {
    let mark = "\(path)/models/\(key)"
    if let data = FileManager.default.contents(atPath: mark) {
      let folder = String(decoding: data, as: UTF8.self)
      if FileStatus(at: folder) == .folder { return folder }
    }
    let folder = "\(mark)-\(UUID().uuidString.prefix(8))"
    do {
      try build(folder)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
    try? Data(folder.utf8).write(to: URL(fileURLWithPath: mark), options: .atomic)
    return folder
  }

  /// Removes what was made long ago; it is made again when somebody needs it.
  func removeOld() {
    let limit = Date().addingTimeInterval(-Self.age)
    for kind in ["checks", "models"] {
      let folder = URL(fileURLWithPath: "\(path)/\(kind)")
      let entries = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      for entry in entries ?? [] {
        let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
        guard let date = values?.contentModificationDate, date < limit else { continue }
        try? FileManager.default.removeItem(at: entry)
      }
    }
  }

  /// Makes a folder with those around it.
  static func makeFolder(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileError("\(path) cannot be made: \(error.localizedDescription)")
    }
  }
}
