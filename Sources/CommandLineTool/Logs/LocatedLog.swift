import CodemodEngine

/// The diagnostics of a log with the files that they mean, each once.
struct LocatedLog {
  /// A diagnostic with its file.
  struct Entry: Equatable {
    var diagnostic: LoggedDiagnostic
    /// The path of the file, or as the log has it; nil if no place is told.
    let path: String?
    let line: Int?
    let column: Int?
    /// Why there is no file; nil if there is one, or if no place is told.
    let problem: String?

    /// The place for the engine.
    var place: DiagnosedPlace {
      let site: DiagnosedPlace.Site
      if problem != nil {
        site = .elsewhere
      } else if let path, let line {
        site = .file(path: path, line: line, column: column)
      } else {
        site = .none
      }
      return DiagnosedPlace(message: diagnostic.message, site: site)
    }
  }

  private struct Key: Hashable {
    let (path, message): (String?, String)
    let (line, column): (Int?, Int?)

    init(_ entry: Entry) {
      (path, message) = (entry.path, entry.diagnostic.message)
      (line, column) = (entry.line, entry.column)
    }
  }

  /// The diagnostics in the order of the log.
  private(set) var entries: [Entry] = []

  /// Finds the files; a file may have several paths in one log.
  init(_ log: BuildLog, in files: LoggedFiles) {
    var files = files
    var indices: [Key: Int] = [:]
    for diagnostic in log.diagnostics {
      let entry = Self.entry(of: diagnostic, in: &files)
      let key = Key(entry)
      guard let index = indices[key] else {
        indices[key] = entries.count
        entries.append(entry)
        continue
      }
      entries[index].diagnostic.count += diagnostic.count
      if diagnostic.severity == .error { entries[index].diagnostic.severity = .error }
    }
  }

  private static func entry(
    of diagnostic: LoggedDiagnostic, in files: inout LoggedFiles
  ) -> Entry {
    func entry(
      _ path: String? = nil, _ line: Int? = nil, _ column: Int? = nil, problem: String? = nil
    ) -> Entry {
      Entry(diagnostic: diagnostic, path: path, line: line, column: column, problem: problem)
    }
    switch diagnostic.place {
    case .none: return entry()
    case .expansion:
      return entry(
        problem: "it is in code that a macro made, and the log does not tell where that stands")
    case .file(let path, let line, let column):
      switch files.answer(for: path) {
      case .file(let file): return entry(file, line, column)
      case .other:
        return entry(path, line, column, problem: "the file is not among those that are asked for")
      case .nothing:
        return entry(
          path, line, column, problem: "there is no such file among those that are asked for")
      case .several(let names):
        let list = names.prefix(3).map(\.onOneLine).joined(separator: ", ")
        return entry(
          path, line, column,
          problem: "several files may be meant: \(list)"
            + (names.count > 3 ? ", …" : ""))
      }
    }
  }
}
