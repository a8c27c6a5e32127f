import CodemodFiles
import Rewriting
import Testing

@Suite("The examples of the repository's codemods")
struct ExampleTests {
  @Test("There are codemods to look at, without mistakes")
  func some() throws {
    #expect(try Repository.codemods().count >= 4)
  }

  @Test(arguments: ((try? Repository.codemods()) ?? []).map(\.id))
  func behave(id: String) throws {
    let sdk = try Repository.sdk()
    for codemod in try Repository.codemods() where codemod.id == id {
      for (expected, found) in ExampleRun(codemod: codemod, sdk: sdk).differences() {
        #expect(found == expected)
      }
    }
  }
}
