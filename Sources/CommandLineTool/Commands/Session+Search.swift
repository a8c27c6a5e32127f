import TextEditing

extension Session {
  /// `search`: prints where code fits a pattern or a query.
  func search() async throws(UsageError) -> ExitCode {
    let request = try searchRequest()
    let (files, problems) = read(try selectedFiles())
    let progress = progress(total: files.count)
    let jobs = try jobs()
    let hits: [SearchHit]
    do throws(SearchMistake) {
      hits = try await backend.search(
        request, in: files, jobs: jobs, progress: { progress.advance() })
    } catch {
      progress.end()
      throw mistake(error, in: request)
    }
    progress.end()
    if isJSON {
      output.data.write(JSONText.text(of: SearchJSON(hits, in: files, problems: problems)))
    } else {
      printHits(hits, in: files)
    }
    report(problems)
    return problems.isEmpty ? .done : .incomplete
  }

  private func searchRequest() throws(UsageError) -> SearchRequest {
    switch (arguments.words.first, arguments.value(.query)) {
    case (let pattern?, nil): return .pattern(pattern, role: arguments.value(.role))
    case (nil, let query?): return .query(query)
    default:
      throw UsageError(
        "'search' needs either a PATTERN or \(OptionName.query.flag) QUERY",
        hint: "see 'swift-codemod help search'")
    }
  }

  private func mistake(_ mistake: SearchMistake, in request: SearchRequest) -> UsageError {
    let (name, text): (String, String)
    switch request {
    case .pattern(let pattern, _): (name, text) = ("pattern", pattern)
    case .query(let query): (name, text) = ("query", query)
    }
    let bytes = Array(text.utf8)
    let diagnostic = Diagnostic(
      path: name, position: LineTable(bytes).position(at: mistake.offset),
      message: mistake.message)
    return UsageError("the \(name) cannot be read", hint: diagnostic.rendered(source: bytes))
  }

  /// A line for each place, as compilers and `grep` print them.
  private func printHits(_ hits: [SearchHit], in files: [SourceFile]) {
    let style = style
    for (file, hits) in hits.grouped(by: files) {
      let lines = LineTable(file.bytes)
      for hit in hits {
        let place = lines.position(at: hit.range.lowerBound)
        let range = file.bytes.lineRange(at: hit.range.lowerBound)
        let line = file.bytes[file.bytes.trimmedRange(range)]
        let text = String(decoding: line, as: UTF8.self).onOneLine
        let start = "\(file.path.onOneLine):\(place.line):\(place.column):"
        output.print("\(style.text(start, .cyan)) \(text)\n")
      }
    }
    output.note(
      "\(String.count(hits.count, "match", "matches")) in \(String.count(files.count, "file"))")
  }
}

extension [SearchHit] {
  /// The hits with the files that they are in, in the order of the files.
  func grouped(by files: [SourceFile]) -> [(file: SourceFile, hits: [SearchHit])] {
    let groups = Dictionary(grouping: self, by: \.path)
    return files.compactMap { file in groups[file.path].map { (file, $0) } }
  }
}
