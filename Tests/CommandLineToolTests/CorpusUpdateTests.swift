import CodemodEngine
import CodemodFiles
import Foundation
import SyntaxTrees
import Testing
import TextEditing

@testable import CommandLineTool

@Suite struct CorpusUpdateTests {
  func update(_ test: CodemodCase) -> CaseUpdate? {
    CaseUpdate(
      test, outcomes: each(TokenCodemod.process)(test.files.map(\.before), test, SyntaxParser()))
  }

  @Test func writesTheResult() {
    let test = CodemodCase.sample("fetch()\n", "get()\n")
    #expect(update(test)?.path == "pack/load/sample")
    #expect(update(test)?.files == ["after.swift": Array("load()\n".utf8)])
    #expect(update(.sample("fetch()\n"))?.files == ["after.swift": Array("load()\n".utf8)])
    #expect(update(.sample("a()\n", "b()\n"))?.files == ["after.swift": nil])
    #expect(update(.sample("fetch()\n", "load()\n")) == nil)
  }

  @Test(arguments: [
    ("", "findings:\n  - { line: 1, column: 3, reason: \"a \\\"b\\\" \\\\ c\" }\n"),
    (
      "why: x",
      "why: x\nfindings:\n  - { line: 1, column: 3, reason: \"a \\\"b\\\" \\\\ c\" }\n"
    ),
    (
      "# c\nfindings:\n  - { line: 9, column: 9, reason: x }\n  - line: 1\n    column: 1\n"
        + "    reason: y\nreview: true # yes\n",
      "# c\nfindings:\n  - { line: 1, column: 3, reason: \"a \\\"b\\\" \\\\ c\" }\n"
        + "review: true # yes\n"
    ),
  ])
  func writesFindings(yaml: String, expected: String) {
    let finding = CaseFile.Finding.at(1, 3, "a \"b\" \\ c")
    let bytes = CaseUpdate.caseFile(Array(yaml.utf8), path: "case.yml", findings: [finding])
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(CaseFile(bytes, path: "case.yml").findings == [finding])
  }

  @Test func takesFindingsAway() {
    let yaml = "why: x\nfindings:\n  - { line: 9, column: 9, reason: x }\n"
    let bytes = CaseUpdate.caseFile(Array(yaml.utf8), path: "case.yml", findings: [])
    #expect(bytes == Array("why: x\n".utf8))
    var test = CodemodCase.sample("a()\n", findings: [.at(1, 1, "x")])
    test.caseFile = Array("findings: [{ line: 1, column: 1, reason: x }]\n".utf8)
    #expect(update(test)?.files == ["case.yml": nil])
  }

  @Test func acceptsNoExamplesAndNoErrors() {
    var example = CodemodCase.sample("fetch()\n", "get()\n")
    example.isFolder = false
    #expect(update(example) == nil)
    var outcome = FileOutcome(path: "")
    outcome.error = "no"
    #expect(CaseUpdate(.sample("fetch()\n", "get()\n"), outcomes: [outcome]) == nil)
  }

  @Test func anAcceptedCaseStillFails() async throws {
    let test = CodemodCase.sample("fetch()\n", "get()\n")
    let run = CorpusRun(check: CaseCheck(process: each(TokenCodemod.process)))
    let result = try #require(await run.results(for: [test]).first)
    #expect(result.failed.count == 1)
    #expect(result.update?.files == ["after.swift": Array("load()\n".utf8)])
  }

  @Test func readsAndWritesFolders() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ text: String) throws {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("pack/load/b/before.swift", "fetch()\n")
    try write("pack/load/b/after.swift", "get()\n")
    try write("pack/load/a/before.swift", "legacy()\n")
    try write("pack/other/c/before.swift", "a()\n")
    try write("Apps/app/d/before.swift", "a()\n")
    try write("README.md", "")
    let folder = CorpusFolder(path: root.path)
    #expect(
      try folder.folders().map(\.path)
        == ["pack/load/a", "pack/load/b", "pack/other/c"].map {
          "\(root.path)/\($0)"
        })
    let cases = CodemodCase.read(try folder.folders(of: ["load"])).cases
    #expect(cases.map(\.name) == ["a", "b"])
    for test in cases {
      try CorpusFolder.write(try #require(update(test)))
    }
    let updated = CodemodCase.read(try folder.folders(of: ["load"])).cases
    #expect(updated.map(\.after) == [nil, Array("load()\n".utf8)])
    #expect(updated.map(\.findings) == [[.at(1, 1, "legacy is used at line 1")], []])
  }
}
