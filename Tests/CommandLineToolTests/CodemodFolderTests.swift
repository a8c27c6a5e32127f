import Testing

@testable import CommandLineTool

@Suite struct CodemodFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func locate(
    option: String? = nil, home: String? = nil, executable: String? = nil
  ) throws -> String {
    let environment = Environment(
      variables: home.map { ["SWIFT_CODEMOD_HOME": $0] } ?? [:], currentFolder: folder.path,
      executable: executable.map(folder.path))
    return String(
      try CodemodFolder.locate(option: option, environment: environment).path
        .dropFirst(folder.path.count + 1))
  }

  @Test func prefersWhatIsSaid() throws {
    try folder.touch(
      "option/p/a.yml", "home/p/a.yml", "share/swift-codemod/Codemods/p/a.yml", "bin/tool")
    #expect(try locate(option: "option", home: "home", executable: "bin/tool") == "option")
    #expect(try locate(home: "home", executable: "bin/tool") == "home")
    #expect(try locate(home: "", executable: "bin/tool") == "share/swift-codemod/Codemods")
  }

  @Test func findsTheInstalledOnesThroughLinks() throws {
    try folder.touch("opt/tool/bin/tool", "opt/tool/share/swift-codemod/Codemods/p/a.yml")
    try folder.touch("bin/other")
    try folder.link("bin/tool", to: "../opt/tool/bin/tool")
    #expect(try locate(executable: "bin/tool") == "opt/tool/share/swift-codemod/Codemods")
  }

  @Test func findsThoseOfTheCheckout() throws {
    try folder.touch(
      "checkout/Package.swift", "checkout/Codemods/p/a.yml", "checkout/.build/debug/tool",
      "checkout/.build/Codemods/x")
    #expect(try locate(executable: "checkout/.build/debug/tool") == "checkout/Codemods")
  }

  @Test func saysWhatIsMissing() throws {
    try folder.touch("file", "bin/tool")
    let option = #expect(throws: UsageError.self) { try locate(option: "file") }
    #expect(option == UsageError("there is no folder 'file'", hint: "it is what --codemods says"))
    let home = #expect(throws: UsageError.self) { try locate(home: "gone") }
    #expect(
      home == UsageError("there is no folder 'gone'", hint: "it is what SWIFT_CODEMOD_HOME says"))
    for executable in [nil, "bin/tool", "gone"] {
      let error = #expect(throws: UsageError.self) { try locate(executable: executable) }
      #expect(error?.message == "the folder of the codemods was not found beside the program")
    }
  }

  @Test func listsCodemods() throws {
    try folder.touch(
      "C/b/z.yml", "C/b/a.yml", "C/a/one.yml", "C/a/.hidden.yml", "C/a/README.md", "C/top.yml",
      "C/sdk/views.yml", "C/.git/x.yml", "C/b/.yml")
    let codemods = CodemodFolder(path: folder.path("C"))
    #expect(codemods.files().map { "\($0.pack)/\($0.id)" } == ["a/one", "b/a", "b/z"])
    #expect(codemods.corpus == folder.path("Corpus"))
  }
}

@Suite struct CodemodSelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.touch(
      "Codemods/first/one.yml", "Codemods/first/two.yml", "Codemods/second/two.yml",
      "Codemods/second/second.yml", "own/mine.yml")
  }

  private func select(_ words: String...) throws -> [String] {
    let selection = CodemodSelection(
      workspace: Workspace(folder: folder.path),
      files: CodemodFolder(path: folder.path("Codemods")).files())
    return try selection.files(for: words).map { "\($0.pack)/\($0.id)" }
  }

  @Test func findsIdsPacksAndFiles() throws {
    #expect(try select("one") == ["first/one"])
    #expect(try select("first") == ["first/one", "first/two"])
    #expect(try select("second/two", "first/two") == ["second/two", "first/two"])
    #expect(try select("own/mine.yml") == ["/mine"])
    #expect(try select("Codemods/first/one.yml") == ["first/one"])
  }

  @Test func takesEachOnceInOrder() throws {
    #expect(
      try select("second/two", "first", "one", "Codemods/first/two.yml")
        == ["second/two", "first/one", "first/two"])
  }

  @Test(arguments: [
    ("on", "there is no codemod or pack 'on'; did you mean 'one'?", "see 'swift-codemod list'"),
    (
      "frist", "there is no codemod or pack 'frist'; did you mean 'first'?",
      "see 'swift-codemod list'"
    ),
    ("xyzzy", "there is no codemod or pack 'xyzzy'", "see 'swift-codemod list'"),
    ("two", "'two' is in several packs", "write 'first/two' or 'second/two'"),
    ("second", "'second' is a pack and a codemod", "write 'second/second' for the codemod"),
    ("own/gone.yml", "there is no codemod file 'own/gone.yml'", nil),
  ])
  func refuses(_ word: String, _ message: String, _ hint: String?) {
    let error = #expect(throws: UsageError.self) { try select(word) }
    #expect(error == UsageError(message, hint: hint))
  }
}
