import Foundation
import Testing

@testable import CommandLineTool

@Suite struct CatalogueCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    let keys = "confidence: safe\navailable: { iOS: 17, macOS: 14 }\nimports: [Words]"
    try folder.writeCodemod("calls/rename", keys: keys)
    try folder.writeCodemod("calls/a-longer-name", keys: "confidence: review")
    try folder.writeCodemod("other/x", keys: keys)
    try folder.write("views: []\n", to: "Codemods/sdk/views.yml")
  }

  @Test func showsWhatACodemodAnswers() async throws {
    try folder.writeCodemod(
      "calls/answering", keys: "confidence: safe\ndiagnostics: ['no {_}', odd, 'no {_}']")
    let result = await terminal.run("show", "answering")
    #expect(result.out.contains("\nanswers     no {_}\n            odd\n\n"))
  }

  @Test func lists() async {
    let result = await terminal.run("list")
    #expect(
      result.out == """
        calls
          a-longer-name  review  -         Replace calls
          rename         safe    iOS 17 …  Replace calls

        other
          x              safe    iOS 17 …  Replace calls

        """)
    #expect(result.code == .done)
  }

  @Test func listsPacks() async {
    let result = await terminal.run("list", "--pack", "other")
    #expect(result.out == "other\n  x  safe  iOS 17 …  Replace calls\n")
    let unknown = await terminal.run("list", "--pack", "othr")
    #expect(
      unknown.err == "swift-codemod: error: there is no pack 'othr'\n  there is calls or other\n")
    #expect(unknown.code == .usage)
  }

  @Test func listsWhatIsValid() async throws {
    try folder.writeBadCodemod("other/bad")
    let result = await terminal.run("list", "--pack", "other")
    #expect(result.out == "other\n  x  safe  iOS 17 …  Replace calls\n")
    #expect(result.err.hasPrefix("Codemods/other/bad.yml:1:1: error: "))
    #expect(result.code == .usage)
  }

  @Test func shows() async {
    let result = await terminal.run("show", "rename")
    #expect(
      result.out == """
        rename  Replace calls

        pack        calls
        confidence  safe: applied by default
        needs       iOS 17, macOS 14
        imports     Words
        source      none

        To test.

        Example:
        -let a = fetch(1)
        +let a = load(1)

        Stays as it is:
         let a = stays()

        """)
    #expect(result.code == .done)
  }

  @Test func showsOnlyOne() async {
    let result = await terminal.run("show", "calls")
    #expect(
      result.err == """
        swift-codemod: error: 'calls' is a pack; 'show' is about one codemod
          one of a-longer-name or rename

        """)
    #expect(result.code == .usage)
  }

  @Test func listsAsAPage() async throws {
    try folder.writeCodemod("other/y", keys: "confidence: review\nafter: [x, rename]")
    let result = await terminal.run("list", "--format", "markdown", "--pack", "other")
    #expect(
      result.out == """
        # The codemods

        What each does, how far it can be trusted, and what its result needs. `safe` is applied by default, \
        `review` with `--review` only, `note` reports and changes nothing.

        ## other

        | codemod | what it does | confidence | needs |
        |---|---|---|---|
        | [x](#x) | Replace calls | safe | iOS 17 … |
        | [y](#y) | Replace calls | review | - |

        ### x

        Replace calls.

        pack `other` · safe · needs iOS 17, macOS 14.

        To test.

        ```diff
        -let a = fetch(1)
        +let a = load(1)
        ```

        Stays as it is:

        ```swift
        let a = stays()
        ```

        ### y

        Replace calls.

        pack `other` · review.

        To test.

        Goes after [x](#x), [rename](#rename), where they run together.

        ```diff
        -let a = fetch(1)
        +let a = load(1)
        ```

        Stays as it is:

        ```swift
        let a = stays()
        ```


        """)
    #expect(result.code == .done)
  }

  @Test func theCommittedCatalogueIsCurrent() async throws {
    let home = AppFolder.repository("Codemods")
    let page = await terminal.run("list", "--format", "markdown", "--codemods", home).out
    let catalogue = try String(contentsOfFile: home + "/Catalogue.md", encoding: .utf8)
    #expect(page == catalogue, "run 'make catalogue' and read the difference")
    let readme = try String(
      contentsOfFile: AppFolder.repository("README.md"), encoding: .utf8)
    let listed = Self.rows(of: page).map { $0.replacing("](#", with: "](Codemods/Catalogue.md#") }
    #expect(listed == Self.rows(of: readme), "run 'make catalogue'")
  }

  /// The rows of tables that begin with a link.
  private static func rows(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| [") }.map(String.init)
  }

  @Test func checksFilesAndFolders() async throws {
    let good = await terminal.run("check", "Codemods")
    #expect(good.out == "3 codemod files: no mistakes found\n")
    #expect(good.code == .done)
    try folder.write("- nothing\n", to: "mine.yml")
    let bad = await terminal.run("check", "Codemods/other/x.yml", "mine.yml")
    #expect(bad.out == "")
    #expect(bad.err.hasPrefix("mine.yml:1:1: error: "))
    #expect(bad.code == .usage)
    #expect(await terminal.run("check", "gone.yml").code == .usage)
    try folder.touch("empty/note.txt")
    #expect(await terminal.run("check", "empty").code == .usage)
  }

  @Test func printsHelpAndVersion() async {
    #expect(await terminal.run("--version").out == "swift-codemod \(Program.version)\n")
    #expect(await terminal.run("help").out == HelpText.overview)
    #expect(await terminal.run("diff", "--help").out == HelpText.text(of: .spec(of: .diff)))
    #expect(await terminal.run("help", "nothing").code == .usage)
    #expect(await terminal.run().err.hasPrefix("swift-codemod: error: no command given\n"))
    #expect(await terminal.run().code == .usage)
  }

  @Test func checksWhatCodemodsComeAfter() async throws {
    try folder.writeCodemod("calls/late", keys: "confidence: safe\nafter: [rename, renam]")
    let unknown = await terminal.run("check", "Codemods/calls/late.yml")
    #expect(
      unknown.err.hasPrefix(
        "Codemods/calls/late.yml:6:17: error: unknown codemod `renam` in `after`; "
          + "did you mean `rename`?\n"))
    #expect(unknown.code == .usage)
    try folder.writeCodemod("calls/late", keys: "confidence: safe\nafter: later")
    try folder.writeCodemod("calls/later", keys: "confidence: safe\nafter: [rename, late]")
    #expect(await terminal.run("check", "Codemods/calls/late.yml").code == .done)
    let circle = await terminal.run("check", "Codemods")
    #expect(
      circle.err == """
        Codemods/calls/late.yml: error: no codemod can be the first: late, which comes after later, \
        which comes after late; remove one of the `after`

        """)
    #expect(circle.code == .usage)
  }
}
