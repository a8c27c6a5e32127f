import CodeFacts
import CodemodFiles
import Foundation
import Testing

/// The codemod that the project's README shows is a good one, and does what it says.
@Suite struct ReadmeTests {
  @Test func theExampleWorks() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count == 1)
    for block in blocks {
      let file = CodemodFile(Array((block + "\n").utf8), path: "fetch-closure.yml")
      #expect(file.diagnostics == [])
      let codemod = try #require(file.codemod)
      #expect(ExampleRun(codemod: codemod, sdk: SDKKnowledge()).differences().isEmpty)
    }
  }
}
