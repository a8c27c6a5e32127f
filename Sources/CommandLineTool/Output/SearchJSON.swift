import CodemodEngine
import TextEditing

/// What was found in a file.
struct SearchResult {
  /// The path as it is printed.
  let path: String
  let source: [UInt8]
  let hits: [SearchHit]
}

/// What `search` prints for `--format json`, version 1; see `help json`.
struct SearchJSON: Encodable {
  struct Match: Encodable {
    let path: String
    let start: Int
    let end: Int
    let line: Int
    let column: Int
    let text: String
    let captures: [Capture]
  }

  struct Capture: Encodable {
    let name: String
    let start: Int
    let end: Int
    let text: String
  }

  let version = JSONText.version
  let tool = JSONText.tool
  let command = CommandName.search.rawValue
  let matches: [Match]
  let errors: [ProblemJSON]

  init(_ results: [SearchResult], problems: [FileProblem]) {
    errors = problems.map(ProblemJSON.init)
    matches = results.flatMap { result in
      let lines = LineTable(result.source)
      return result.hits.map { hit in
        let place = lines.position(at: hit.place)
        return Match(
          path: result.path, start: hit.range.lowerBound, end: hit.range.upperBound,
          line: place.line, column: place.column, text: result.text(in: hit.range),
          captures: hit.captures.map {
            Capture(
              name: $0.name, start: $0.range.lowerBound, end: $0.range.upperBound,
              text: result.text(in: $0.range))
          })
      }
    }
  }
}

extension SearchResult {
  /// The text of a byte range; what lies outside the file is left out.
  fileprivate func text(in range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
  }
}
