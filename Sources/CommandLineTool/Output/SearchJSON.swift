import TextEditing

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

  init(_ hits: [SearchHit], in files: [SourceFile], problems: [RunReport.Problem]) {
    errors = problems.map(ProblemJSON.init)
    matches = hits.grouped(by: files).flatMap { file, hits in
      let lines = LineTable(file.bytes)
      return hits.map { hit in
        let place = lines.position(at: hit.range.lowerBound)
        return Match(
          path: hit.path, start: hit.range.lowerBound, end: hit.range.upperBound,
          line: place.line, column: place.column, text: file.text(in: hit.range),
          captures: hit.captures.map {
            Capture(
              name: $0.name, start: $0.range.lowerBound, end: $0.range.upperBound,
              text: file.text(in: $0.range))
          })
      }
    }
  }
}

extension SourceFile {
  /// The text of a byte range; what lies outside the file is left out.
  fileprivate func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
