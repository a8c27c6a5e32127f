import CodemodEngine
import Synchronization
import Testing

/// Rewrites whose result a verifier rejects are left out, and no others.
@Suite struct VerifierTests {
  /// Writes what the verifiers here reject where a match has `bad` in it.
  static let marking = Mod(
    "mark", "rules:\n  - match: \"mark(<#x#>)\"\n    rewrite: \"marked(<#x#>)\"\n")

  /// Rejects texts that hold some word, and says which.
  static func rejecting(_ words: String...) -> TextVerifier {
    { texts in
      texts.map { text in
        words.first { String(decoding: text.bytes, as: UTF8.self).contains($0) }
          .map { "nobody wants \($0)" }
      }
    }
  }

  static func leftOut(_ place: String, _ word: String) -> String {
    "\(place): the rewrite was left out: nobody wants \(word); rewrite this by hand"
  }

  static let rows: [EngineCase] = [
    EngineCase(
      name: "one among others", mods: [marking, RuleTests.renaming],
      before: "mark(a)\nfetch(1)\nmark(bad)\nfetch(2)\nmark(b)\n",
      after: "marked(a)\nload(1)\nmark(bad)\nload(2)\nmarked(b)\n",
      findings: [leftOut("3:1 mark", "marked(bad)")], rewrites: ["mark": 2, "rename": 2],
      verifier: rejecting("marked(bad)")),
    EngineCase(
      name: "two among others", mods: [marking],
      before: "mark(bad)\nmark(a)\nmark(b)\nmark(worse)\n",
      after: "mark(bad)\nmarked(a)\nmarked(b)\nmark(worse)\n",
      findings: [leftOut("1:1 mark", "marked(bad)"), leftOut("4:1 mark", "marked(worse)")],
      verifier: rejecting("marked(bad)", "marked(worse)")),
    EngineCase(
      name: "alone", mods: [marking], before: "mark(bad)\n",
      findings: [leftOut("1:1 mark", "marked(bad)")], verifier: rejecting("marked(bad)")),
    EngineCase(
      name: "two that fail only together: the later one", mods: [marking],
      before: "mark(a)\nmark(b)\nmark(c)\n", after: "marked(a)\nmark(b)\nmarked(c)\n",
      findings: [leftOut("2:1 mark", "both")],
      verifier: { texts in
        texts.map { text in
          let text = String(decoding: text.bytes, as: UTF8.self)
          let hasBoth = text.contains("marked(a)") && text.contains("marked(b)")
          return hasBoth ? "nobody wants both" : nil
        }
      }),
    EngineCase(
      name: "a rewrite in the code of one that is left out", mods: [marking, RuleTests.renaming],
      before: "mark(fetch(bad))\n", after: "mark(load(bad))\n",
      findings: [leftOut("1:1 mark", "marked(")], verifier: rejecting("marked(")),
    EngineCase(
      name: "one that gave way to another that is left out",
      mods: [
        Mod("outer", "rules:\n  - match: \"a(b(<#x#>))\"\n    rewrite: \"c(<#x#>)\"\n"),
        Mod("inner", "rules:\n  - match: \"b(<#x#>)\"\n    rewrite: \"d(<#x#>)\"\n"),
      ],
      before: "a(b(1))\n", after: "a(d(1))\n", findings: [leftOut("1:1 outer", "c(")],
      verifier: rejecting("c(")),
    EngineCase(
      name: "one that gave way to another, and both are left out",
      mods: [
        Mod("outer", "rules:\n  - match: \"a(b(<#x#>))\"\n    rewrite: \"c(<#x#>)\"\n"),
        Mod("inner", "rules:\n  - match: \"b(<#x#>)\"\n    rewrite: \"d(<#x#>)\"\n"),
      ],
      before: "a(b(1))\nb(2)\n",
      findings: [
        leftOut("1:1 outer", "c("), leftOut("1:3 inner", "d("), leftOut("2:1 inner", "d("),
      ],
      verifier: rejecting("c(", "d(")),
    EngineCase(
      name: "one in the result of another",
      mods: [
        Mod("first", "rules:\n  - match: one(<#x#>)\n    rewrite: two(<#x#>)\n"),
        Mod("second", "rules:\n  - match: two(<#x#>)\n    rewrite: three(<#x#>)\n"),
      ],
      before: "\none(1)\n", after: "\ntwo(1)\n", findings: [leftOut("2:1 second", "three")],
      verifier: rejecting("three")),
    EngineCase(
      name: "a file that was rejected before", mods: [marking],
      before: "bad\nmark(a)\n", after: "bad\nmarked(a)\n", verifier: rejecting("bad")),
  ]

  @Test(arguments: rows) func leavesOut(_ row: EngineCase) throws { try row.check() }

  @Test func aFileThatWasRejectedBeforeIsTold() throws {
    let engine = try engine(Self.marking, Self.rejecting("bad", "marked"))
    let outcomes = engine.process(files("bad\nmark(a)\n", "mark(a)\n", "bad\n"))
    #expect(outcomes.map(\.resultText) == ["bad\nmarked(a)\n", nil, nil])
    #expect(outcomes.map(\.unverified) == ["nobody wants bad", nil, nil])
  }

  @Test func aUnitIsLeftOutOfAllFiles() throws {
    let engine = try engine(ProjectTests.everywhere, Self.rejecting("new(); bad()"))
    let outcomes = engine.process(files("func old() {}\n", "old()\n", "old(); bad()\n"))
    #expect(outcomes.map(\.resultText) == [nil, nil, nil])
    #expect(
      outcomes.map { $0.findings.map(\.shown) } == [
        [
          "1:1 everywhere: the rewrite was left out: in 2.swift, nobody wants new(); bad(); "
            + "rewrite this by hand"
        ], [], [],
      ])
    #expect(outcomes.map(\.partners) == [[], [], []])
  }

  @Test func whatSharesAFileWithSuchAUnitIsKept() throws {
    let mods = [ProjectTests.everywhere, Self.marking]
    let engine = Engine(
      codemods: try mods.map { try $0.read() },
      options: EngineOptions(verifier: Self.rejecting("new(); bad()")))
    let outcomes = engine.process(
      files("func old() {}\nmark(1)\n", "old(); mark(2)\n", "old(); bad()\nmark(3)\n"), jobs: 2)
    #expect(
      outcomes.map(\.resultText) == [
        "func old() {}\nmarked(1)\n", "old(); marked(2)\n", "old(); bad()\nmarked(3)\n",
      ])
  }

  @Test(arguments: [Self.marking, ProjectTests.everywhere])
  func allResultsOfAPassAreAskedAboutAtOnce(mod: Mod) throws {
    let calls = Mutex<[[FileText]]>([])
    let engine = try engine(mod) { texts in
      calls.withLock { $0.append(texts) }
      return texts.map { _ in nil }
    }
    let inputs = files("func old() {}\n", "mark(1)\n", "let a = 1\n", "old()\n", "mark(2)\n")
    let outcome = engine.run(count: inputs.count, jobs: 2) { .file(inputs[$0]) }
    let changed = outcome.changed.map { FileText(path: $0.path, bytes: $0.result ?? []) }
    #expect(changed.count == 2)
    #expect(calls.withLock { $0 } == [changed])
  }

  @Test func manyFilesAreHalvedTogether() throws {
    let calls = Mutex(0)
    let rejecting = Self.rejecting("marked(bad")
    let engine = try engine(Self.marking) { texts in
      calls.withLock { $0 += 1 }
      return rejecting(texts)
    }
    let texts = (0..<40).map { file in
      (0..<16).map { $0 == file % 20 ? "mark(bad)\n" : "mark(a\($0))\n" }.joined()
    }
    let outcomes = engine.process(texts.enumerated().map { file($0, $1) })
    let expected = texts.map {
      $0.replacing("mark(", with: "marked(").replacing("marked(bad)", with: "mark(bad)")
    }
    #expect(outcomes.map(\.resultText) == expected)
    #expect(outcomes.map(\.findings.count) == (0..<40).map { $0 % 20 < 16 ? 1 : 0 })
    // The results, the texts before, four times half of what fails, and the results again.
    #expect(calls.withLock { $0 } == 7)
  }

  private func engine(_ mod: Mod, _ verifier: @escaping TextVerifier) throws -> Engine {
    Engine(codemods: [try mod.read()], options: EngineOptions(verifier: verifier))
  }

  private func files(_ texts: String...) -> [SourceFile] {
    texts.enumerated().map { file($0, $1) }
  }

  private func file(_ index: Int, _ text: String) -> SourceFile {
    SourceFile(path: "\(index).swift", bytes: Array(text.utf8), targets: nil)
  }
}
