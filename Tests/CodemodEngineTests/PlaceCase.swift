import CodeFacts
import CodemodEngine
import Rewriting
import Testing
import TextEditing

/// What codemods make of the places of diagnostics in some files.
struct PlaceCase: CustomTestStringConvertible {
  let name: String
  let mods: [Mod]
  /// The files; each `‸` is the place of one of the messages, in their order, and is no part of the
  /// code.
  let before: [String]
  /// The texts afterwards; the same if it is left out.
  var after: [String]?
  let messages: [String]
  /// What becomes of each message: the places of matches as `file line:column`, and what is said.
  let outcomes: [String]
  /// More places, of which the files have no mark.
  var others: [DiagnosedPlace] = []
  /// What is found, each as `file line:column id: reason`; those that no place is about are not.
  var findings: [String] = []
  var review = false
  var targets: [PlatformVersion]?

  var testDescription: String { name }

  /// Runs the codemods at the places.
  func check(sourceLocation place: SourceLocation = #_sourceLocation) throws {
    var (texts, places): ([String], [DiagnosedPlace]) = ([], [])
    for (index, file) in before.enumerated() {
      let parts = file.split(separator: "‸", omittingEmptySubsequences: false)
      var text = ""
      for part in parts.dropLast() {
        text += part
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        places.append(
          DiagnosedPlace(
            message: messages[min(places.count, messages.count - 1)],
            site: .file(
              path: "\(index).swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1))
        )
      }
      texts.append(text + (parts.last ?? ""))
    }
    places += others
    let codemods = try mods.map { try $0.read() }
    for jobs in [1, 2] {
      let outcome = run(codemods, places, texts, jobs: jobs)
      let results = Dictionary(
        uniqueKeysWithValues: outcome.files.compactMap { file in
          file.resultText.map { (file.path, $0) }
        })
      let found = texts.indices.map { results["\($0).swift"] ?? texts[$0] }
      #expect(found == after ?? texts, sourceLocation: place)
      #expect(outcome.places.map(\.shown) == outcomes, sourceLocation: place)
      let said = outcome.files.flatMap { file in
        file.findings.map { "\(file.path.prefix { $0 != "." }) \($0.shown)" }
      }
      #expect(said == findings, sourceLocation: place)
    }
  }

  private func run(
    _ codemods: [Codemod], _ places: [DiagnosedPlace], _ texts: [String], jobs: Int
  ) -> RunOutcome {
    let engine = Engine(
      codemods: codemods, options: EngineOptions(review: review, places: places))
    return engine.run(count: texts.count, jobs: jobs) { index in
      .file(
        SourceFile(path: "\(index).swift", bytes: Array(texts[index].utf8), targets: targets))
    }
  }
}

extension DiagnosedOutcome {
  /// One line: what became of the place.
  var shown: String {
    if codemods.isEmpty { return "unknown" }
    if let failure { return "failed: \(failure)" }
    switch missing {
    case .file: return "no such file"
    case .line(let count): return "only \(count) lines"
    case .column(let count): return "only \(count) bytes"
    case nil: break
    }
    if answers.isEmpty { return "nothing by " + codemods.joined(separator: ", ") }
    return answers.map { answer in
      let place =
        "\(answer.path.prefix { $0 != "." }) \(answer.position.line):\(answer.position.column)"
      let words =
        switch answer.kind {
        case .rewritten(let rule, _): "rewritten by rule \(rule + 1)"
        case .finding(let reason): "needs a hand: \(reason)"
        case .withheld(let reason): "held back: \(reason)"
        case .failed(let reason): "failed: \(reason)"
        }
      return "\(answer.codemod) at \(place) \(words)"
    }.joined(separator: "; ")
  }
}
