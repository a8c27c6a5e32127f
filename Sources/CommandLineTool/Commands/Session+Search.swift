import CodemodEngine
import Profiling
import QueryLanguage
import Synchronization
import TextEditing

extension Session {
  /// `search`: prints where code fits a pattern or a query.
  func search() throws(UsageError) -> ExitCode {
    let search = CodeSearch(try searched())
    let jobs = try jobs()
    guard let scope = try scope() else { return .usage }
    let paths = try selectedFiles(in: scope)
    let progress = progress(total: paths.count)
    let workspace = workspace
    let unread = ProblemList()
    let found = search.run(count: paths.count, jobs: jobs) { index in
      defer { progress.advance() }
      let path = paths[index]
      do throws(FileError) {
        return FileText(path: path, bytes: try workspace.sourceText(at: path))
      } catch {
        unread.add(FileProblem(path: path, message: error.message))
        return nil
      }
    }
    progress.end()
    let results = found.map {
      SearchResult(path: $0.file.path, source: $0.file.bytes, hits: $0.hits)
    }
    let problems = unread.sorted
    Profile.measure(.write) {
      if isJSON {
        output.data.write(JSONText.text(of: SearchJSON(results, problems: problems)))
      } else {
        printResults(results, fileCount: paths.count)
      }
    }
    report(problems)
    return problems.isEmpty ? .done : .incomplete
  }

  /// What is looked for.
  private func searched() throws(UsageError) -> Matcher {
    switch (arguments.words.first, arguments.value(.query)) {
    case (let pattern?, nil):
      let role = arguments.value(.role).flatMap(PatternRole.init)
      do throws(PatternError) {
        return .pattern(try Pattern(parsing: pattern, as: role))
      } catch {
        throw mistake(error, in: pattern, called: "pattern")
      }
    case (nil, let query?):
      do throws(PatternError) {
        return .query(try TreeQuery(parsing: query))
      } catch {
        throw mistake(error, in: query, called: "query")
      }
    default:
      throw UsageError(
        "'search' needs either a PATTERN or \(OptionName.query.flag) QUERY",
        hint: "see 'swift-codemod help search'")
    }
  }

  private func mistake(
    _ mistake: PatternError, in text: String, called name: String
  ) -> UsageError {
    let bytes = Array(text.utf8)
    let diagnostic = Diagnostic(
      path: name, position: LineTable(bytes).position(at: mistake.offset),
      message: mistake.message)
    return UsageError("the \(name) cannot be read", hint: diagnostic.rendered(source: bytes))
  }

  /// A line for each place, as compilers and `grep` print them.
  private func printResults(_ results: [SearchResult], fileCount: Int) {
    let style = style
    var count = 0
    for result in results {
      let lines = LineTable(result.source)
      count += result.hits.count
      for hit in result.hits {
        let place = lines.position(at: hit.place)
        let range = result.source.lineRange(at: hit.place)
        let line = result.source[result.source.trimmedRange(range)]
        let text = String(decoding: line, as: UTF8.self).onOneLine
        let start = "\(result.path.onOneLine):\(place.line):\(place.column):"
        output.print("\(style.text(start, .cyan)) \(text)\n")
      }
    }
    output.note(
      "\(String.count(count, "match", "matches")) in \(String.count(fileCount, "file"))")
  }
}

/// Collects from several threads what could not be read.
private final class ProblemList: Sendable {
  private let problems = Mutex<[FileProblem]>([])

  func add(_ problem: FileProblem) { problems.withLock { $0.append(problem) } }

  /// By path.
  var sorted: [FileProblem] {
    problems.withLock { $0.sorted { String.areInByteOrder($0.path, $1.path) } }
  }
}
