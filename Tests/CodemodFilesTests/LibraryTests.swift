import Rewriting
import Testing
import TextEditing

@testable import CodemodFiles

@Suite("Libraries of codemods")
struct LibraryTests {
  static func codemod(_ id: String, _ path: String) -> (path: String, bytes: [UInt8]) {
    let text = frame(rules: "  - match: f()\n    rewrite: g()")
    return (path, Array(text.replacing("id: f", with: "id: \(id)").utf8))
  }

  static let library = CodemodLibrary([
    codemod("zip", "Codemods/store/zip.yml"), codemod("fetch", "Codemods/store/fetch.yml"),
    codemod("fetch-all", "Codemods/shelf/fetch-all.yml"), codemod("alone", "alone.yml"),
    ("Codemods/README.md", Array("# Guide".utf8)),
  ])

  @Test("Codemods come by pack and id, whatever the order of the files")
  func order() {
    #expect(Self.library.diagnostics == [])
    #expect(Self.library.codemods.map(\.id) == ["alone", "fetch-all", "fetch", "zip"])
    #expect(Self.library.codemods.map(\.pack) == ["", "shelf", "store", "store"])
    #expect(Self.library.packs == ["shelf", "store"])
  }

  @Test(arguments: [
    ([], []),
    (["zip"], ["zip"]),
    (["zip", "fetch"], ["fetch", "zip"]),
    (["store/zip", "zip"], ["zip"]),
    (["store"], ["fetch", "zip"]),
    (["zip", "store", "zip"], ["fetch", "zip"]),
    (["store", "shelf", "alone"], ["alone", "fetch-all", "fetch", "zip"]),
  ])
  func select(words: [String], ids: [String]) throws {
    #expect(try Self.library.select(words).map(\.id) == ids)
  }

  @Test(arguments: [
    (["fetsh"], "there is no codemod or pack `fetsh`; did you mean `fetch`?"),
    (["zip", "sotre"], "there is no codemod or pack `sotre`; did you mean `store`?"),
    (["nothing-like-it"], "there is no codemod or pack `nothing-like-it`"),
    (["store/zap"], "there is no codemod or pack `store/zap`; did you mean `store/zip`?"),
    (["shelf/zip"], "there is no codemod or pack `shelf/zip`"),
    (["/alone"], "there is no codemod or pack `/alone`; did you mean `alone`?"),
    ([""], "there is no codemod or pack ``"),
  ])
  func unknown(words: [String], message: String) {
    #expect {
      try Self.library.select(words)
    } throws: { error in
      (error as? SelectionError)?.message == message
    }
  }

  @Test("Mistakes of all files come out, by path and place")
  func mistakes() {
    let library = CodemodLibrary([
      ("b/wrong.yml", Array("- a\n".utf8)), Self.codemod("fetch", "b/fetch.yml"),
      Self.codemod("fetch", "a/fetch.yml"), Self.codemod("b", "a/b.yml"),
      ("a/other.yaml", []),
    ])
    #expect(
      library.diagnostics.map { $0.rendered() } == [
        "a/b.yml:1:5: error: the id `b` is a pack's name",
        "a/other.yaml: error: this file is not read\n  let its name end in `.yml`",
        "b/fetch.yml:1:5: error: the id `fetch` is taken\n  a/fetch.yml has it",
        "b/wrong.yml:1:1: error: the codemod is a list, but must be a mapping",
      ])
    #expect(library.codemods.map(\.id) == ["fetch"])
  }

  @Test("The repository's own codemods are good")
  func ownCodemods() throws {
    let library = CodemodLibrary(try Repository.codemods())
    #expect(library.diagnostics.map { $0.rendered() } == [])
    #expect(library.codemods.count >= 4)
  }
}
