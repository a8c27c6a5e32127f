import CodemodFiles
import Rewriting
import Testing

@Suite("The examples of the repository's codemods")
struct ExampleTests {
  static let library: CodemodLibrary = {
    (try? Repository.codemods()).map { CodemodLibrary($0) } ?? CodemodLibrary([])
  }()

  @Test("There are codemods to look at")
  func some() {
    #expect(Self.library.codemods.count >= 4)
  }

  @Test(arguments: library.codemods.map(\.id))
  func behave(id: String) throws {
    for codemod in try Self.library.select([id]) {
      for (expected, found) in ExampleRun(codemod: codemod, sdk: Self.library.sdk).differences() {
        #expect(found == expected)
      }
    }
  }
}
