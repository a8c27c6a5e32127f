import CodemodEngine
import CodemodFiles
import Foundation
import SyntaxTrees
import Testing
import TextEditing

@testable import CommandLineTool

@Suite struct CorpusRunTests {
  let good = CodemodCase.sample(
    """
    import A

    /// Loads.
    struct Loader {
        // first
        func run() {
            fetch(from: "a") { item in
                item.use() // soon
            }
            log()
            legacy()
        }
    }

    """,
    """
    import A

    /// Loads.
    struct Loader {
        // first
        func run() {
            load(from: "a") { item in
                item.use() // soon
            }
            legacy()
        }
    }

    """, findings: [.at(11, 9, "legacy is used at line 11")])

  func run(_ process: @escaping FileProcess, jobs: Int = 1) -> CorpusRun {
    CorpusRun(check: CaseCheck(process: each(process)), jobs: jobs)
  }

  @Test func aGoodCodemodPassesInEveryDisguise() async throws {
    let result = try #require(await run(TokenCodemod.process).results(for: [good]).first)
    #expect(
      result.failed.isEmpty, "\(String(decoding: CorpusReport.text([result]), as: UTF8.self))")
    let variants = CaseVariant.all(of: good, parser: SyntaxParser()).map(\.name)
    #expect(result.passed == variants.count + 1)
    #expect(
      variants.prefix(6) == [
        "crlf", "tabs", "byte order mark", "indented", "surrounded", "twice",
      ])
    #expect(variants.contains("comment before token 12 at 7:14"))
    #expect(variants.contains("line comment before token 28 at 10:9"))
  }

  /// Codemods that are right on a tidy file only, and the disguise that tells.
  @Test(arguments: [Mistake.lineFeed, .spaces, .mark, .firstOnly, .comment])
  func aBadCodemodFailsInADisguise(mistake: Mistake) async throws {
    let result = try #require(await run(mistake.process).results(for: [good]).first)
    let names = Set(result.failed.map { String($0.variant.prefix { $0 != " " }) })
    #expect(names == mistake.failing)
    #expect(result.update == nil)
  }

  enum Mistake: Sendable, CaseIterable {
    case lineFeed, spaces, mark, firstOnly, comment

    var failing: Set<String> {
      switch self {
      case .lineFeed: ["crlf"]
      case .spaces: ["tabs", "indented", "twice"]
      case .mark: ["byte"]
      case .firstOnly: ["twice"]
      case .comment: ["comment"]
      }
    }

    var process: FileProcess {
      { source, test, parser in
        var outcome = TokenCodemod.process(source, test, parser)
        guard let result = outcome.result else { return outcome }
        switch self {
        case .lineFeed: outcome.result = result.filter { $0 != UInt8(ascii: "\r") }
        case .spaces:
          guard !source.contains(subsequence: "\n        fetch") else { return outcome }
          outcome.result = result + [UInt8(ascii: "\n")]
        case .mark: outcome.result = result.first == 0xEF ? Array(result.dropFirst(3)) : result
        case .firstOnly: return twoEdits(of: outcome)
        case .comment:
          outcome.result = Array(
            String(decoding: result, as: UTF8.self).replacing("load/* n1 */", with: "load").utf8)
        }
        return outcome
      }
    }

    private func twoEdits(of outcome: FileOutcome) -> FileOutcome {
      var first = FileOutcome(path: outcome.path)
      first.original = outcome.original
      first.findings = outcome.findings
      return first.making(
        outcome.edits.prefix(2).map { Edit(range: $0.range, replacement: $0.replacement) })
    }
  }

  @Test func resultsComeInOrderWhateverTheJobs() async {
    let cases = (1...9).map { number in
      var test = CodemodCase.sample("fetch(\(number))\n", number == 4 ? nil : "load(\(number))\n")
      test.path = "pack/load/case-\(number)"
      return test
    }
    var texts: Set<[UInt8]> = []
    for jobs in [0, 1, 2, 4, 20] {
      let results = await run(TokenCodemod.process, jobs: jobs).results(for: cases)
      #expect(results.map(\.test.path) == cases.map(\.path))
      texts.insert(CorpusReport.text(results))
    }
    #expect(texts.count == 1)
    #expect(await run(TokenCodemod.process).results(for: []).isEmpty)
  }

  @Test func disguisesAreRunOnlyOfCasesThatPass() async {
    let wrong = CodemodCase.sample("fetch()\n", "get()\n")
    let results = await run(TokenCodemod.process).results(for: [wrong])
    #expect(results.map(\.passed) == [0])
    #expect(results.map { $0.failed.map(\.variant) } == [[""]])
    var plain = run(TokenCodemod.process)
    plain.includesVariants = false
    #expect(await plain.results(for: [good]).map(\.passed) == [1])
  }

  @Test func anExampleMustReportTheSameInEveryDisguise() async {
    var example = CodemodCase.sample("a(legacy)\n", findings: nil)
    example.isFolder = false
    let process: FileProcess = { source, test, parser in
      var outcome = TokenCodemod.process(source, test, parser)
      if source.contains(subsequence: "/* n1 */legacy") { outcome.findings = [] }
      return outcome
    }
    let results = await run(process).results(for: [example])
    #expect(
      results.flatMap { $0.failed.map(\.variant) } == ["comment before token 3 at 1:3"])
  }

  @Test func theReportShowsWhatDiffers() async {
    var wrong = CodemodCase.sample("a()\nfetch()\n", "a()\nget()\n", findings: [.at(1, 1, "no")])
    wrong.why = "get it"
    let results = await run(TokenCodemod.process).results(for: [wrong])
    let expected = """
      FAILED pack/load/sample
        get it
        the result is not the expected one; first difference at 2:1
          expected: get()⏎
               got: load()⏎
        the findings are not the expected ones
          missing:    1:1: no
      --- a/after.swift
      +++ b/after.swift
      @@ -1,2 +1,2 @@
       a()
      -get()
      +load()

      0 passed, 1 failed

      """
    #expect(String(decoding: CorpusReport.text(results), as: UTF8.self) == expected)
  }

  @Test func theReportListsWhatSaysTheSame() {
    let failures = ["crlf", "tabs", "twice", "indented"].map { name in
      CaseResult.Failure(
        variant: name, failures: [CaseFailure(property: .result, message: "bad")])
    }
    let result = CaseResult(test: good, passed: 2, failed: failures)
    let expected = """
      FAILED pack/load/sample[crlf]
        bad

      FAILED pack/load/sample[tabs]
        bad

      FAILED pack/load/sample[twice]
        bad

      and 1 more of pack/load/sample:
        [indented] bad

      2 passed, 4 failed

      """
    #expect(String(decoding: CorpusReport.text([result]), as: UTF8.self) == expected)
  }
}

extension [UInt8] {
  func contains(subsequence text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
