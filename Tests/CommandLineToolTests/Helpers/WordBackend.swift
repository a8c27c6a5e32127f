import CommandLineTool
import TextEditing

/// A backend whose codemods replace words, so that the commands can be tested on their own.
///
/// A codemod file is lines of `old new`. A line `old ?` makes each `old` a finding, `old 27` counts
/// as withheld, and `!` at its beginning is a mistake. `sdk` data is taken and ignored.
struct WordBackend: CodemodBackend {
  struct Codemod: Sendable {
    let id: String
    let pack: String
    let words: [(old: String, new: String)]
  }

  func read(_ files: [CodemodSource], data: [CodemodSource]) -> CodemodReading<Codemod> {
    var reading = CodemodReading<Codemod>(codemods: [], diagnostics: [])
    for file in files {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      let bad = lines.indices.filter { lines[$0].hasPrefix("!") }
      reading.diagnostics += bad.map {
        Diagnostic(
          path: file.path, position: LinePosition(line: $0 + 1, column: 1), message: "bad line")
      }
      guard bad.isEmpty else { continue }
      let words = lines.map { $0.split(separator: " ").map(String.init) }
      let name = file.path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? ""
      reading.codemods.append(
        Codemod(id: name, pack: file.pack, words: words.map { ($0[0], $0[1]) }))
    }
    return reading
  }

  func entry(for codemod: Codemod) -> CatalogueEntry {
    CatalogueEntry(
      id: codemod.id, pack: codemod.pack, title: "Replace words", why: "To test.",
      confidence: "safe",
      needs: [
        PlatformVersion(platform: "iOS", version: [17]),
        PlatformVersion(platform: "macOS", version: [14]),
      ],
      imports: ["Words"],
      examples: codemod.words.map { .init(before: $0.old + "\n", after: $0.new + "\n") }
        + [.init(before: "stays\n", after: nil)])
  }

  func run(
    _ codemods: [Codemod], over files: [SourceFile], options: RunOptions,
    progress: @escaping @Sendable () -> Void
  ) async -> RunOutcome {
    var outcome = RunOutcome()
    outcome.scanned = files.count
    outcome.files = files.map { file in
      progress()
      return self.outcome(of: codemods, in: file)
    }
    return outcome
  }

  private func outcome(of codemods: [Codemod], in file: SourceFile) -> FileOutcome {
    var outcome = FileOutcome(path: file.path)
    outcome.original = file.bytes
    let lines = LineTable(file.bytes)
    var edits = EditSet()
    for codemod in codemods {
      for (old, new) in codemod.words {
        for start in starts(of: Array(old.utf8), in: file.bytes) {
          let range = start..<(start + old.utf8.count)
          switch new {
          case "?":
            outcome.findings.append(
              Finding(
                codemod: codemod.id, offset: start, position: lines.position(at: start),
                reason: "look at \(old)"))
          case "27":
            let reason = "needs 27, not \(file.targets.map { "\($0[0].version[0])" } ?? "unknown")"
            outcome.withheld[Withheld(codemod: codemod.id, reason: reason), default: 0] += 1
          default:
            let edit = Edit(range: range, replacement: Array(new.utf8))
            try? edits.add([edit], unit: start)
            outcome.edits.append(
              AppliedEdit(codemods: [codemod.id], range: range, replacement: edit.replacement))
            outcome.rewrites[codemod.id, default: 0] += 1
          }
        }
      }
    }
    outcome.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    if !edits.isEmpty { outcome.result = edits.apply(to: file.bytes) }
    return outcome
  }

  func search(
    _ request: SearchRequest, in files: [SourceFile], jobs: Int,
    progress: @escaping @Sendable () -> Void
  ) async throws(SearchMistake) -> [SearchHit] {
    let word: String
    switch request {
    case .pattern(let text, _), .query(let text): word = text
    }
    if word == "(" { throw SearchMistake("the parenthesis is not closed", at: 0) }
    return files.flatMap { file in
      starts(of: Array(word.utf8), in: file.bytes).map {
        let range = $0..<($0 + word.utf8.count)
        return SearchHit(path: file.path, range: range, captures: [.init(name: "w", range: range)])
      }
    }
  }

  /// A test that says what it was asked to do, and fails for words that become themselves.
  func test(_ codemods: [Codemod], request: TestRequest) async -> TestReport {
    let bad = codemods.filter { $0.words.contains { $0.old == $0.new } }
    let text = """
      codemods: \(codemods.map(\.id).joined(separator: ", "))
      corpus: \(request.corpus ?? "-")
      updating: \(request.isUpdating)

      """
    return TestReport(text: Array(text.utf8), hasPassed: bad.isEmpty)
  }

  private func starts(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard !word.isEmpty, bytes.count >= word.count else { return [] }
    return (0...(bytes.count - word.count)).filter { bytes[$0...].starts(with: word) }
  }
}
