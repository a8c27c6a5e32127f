import Testing

@testable import CommandLineTool

/// Which files a log means by its paths.
@Suite struct LoggedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.touch(
      "App/Sources/A.swift", "App/Sources/Views/Row.swift", "App/Tests/Views/Row.swift",
      "Kit/Sources/A.swift", "Kit/Sources/Only.swift", "Other/Away.swift")
  }

  private func files(_ names: [String], roots: [String] = ["."], from sub: String = "")
    -> LoggedFiles
  {
    LoggedFiles(
      workspace: Workspace(folder: folder.path + sub), roots: roots, files: names)
  }

  private static let all = [
    "App/Sources/A.swift", "App/Sources/Views/Row.swift", "App/Tests/Views/Row.swift",
    "Kit/Sources/A.swift", "Kit/Sources/Only.swift",
  ]

  @Test(arguments: [
    ("App/Sources/A.swift", LoggedFiles.Answer.file("App/Sources/A.swift")),
    ("./App/Sources/A.swift", .file("App/Sources/A.swift")),
    ("App/Sources/Views/../A.swift", .file("App/Sources/A.swift")),
    // Of another machine.
    ("/Users/me/Kit/Sources/A.swift", .file("Kit/Sources/A.swift")),
    ("/Users/me/x/Sources/Only.swift", .file("Kit/Sources/Only.swift")),
    ("/b/Tests/Views/Row.swift", .file("App/Tests/Views/Row.swift")),
    ("/Only.swift", .file("Kit/Sources/Only.swift")),
    ("Only.swift", .file("Kit/Sources/Only.swift")),
    ("/b/Sources/A.swift", .several(["App/Sources/A.swift", "Kit/Sources/A.swift"])),
    ("Row.swift", .several(["App/Sources/Views/Row.swift", "App/Tests/Views/Row.swift"])),
    // There, and not of the run.
    ("Other/Away.swift", .other),
    ("/b/Nowhere.swift", .nothing),
    ("/b/only.swift", .nothing),
    ("/", .other), (".", .other),
  ])
  func answers(path: String, expected: LoggedFiles.Answer) {
    var files = files(Self.all)
    #expect(files.answer(for: path) == expected)
    #expect(files.answer(for: path) == expected)
  }

  @Test func absolutePaths() {
    var files = files(Self.all)
    #expect(files.answer(for: folder.path("Kit/Sources/A.swift")) == .file("Kit/Sources/A.swift"))
    #expect(files.answer(for: folder.path("Other/Away.swift")) == .other)
  }

  @Test("A file that is there is meant, though another one's path ends the same")
  func thereIsNoGuess() {
    var files = files(["Kit/Sources/A.swift"])
    #expect(files.answer(for: "App/Sources/A.swift") == .other)
    #expect(files.answer(for: folder.path("App/Sources/A.swift")) == .other)
  }

  @Test("Relative to a folder that the run is over") func roots() {
    var files = files(Self.all, roots: ["Kit", "App"])
    #expect(files.answer(for: "Sources/Views/Row.swift") == .file("App/Sources/Views/Row.swift"))
    #expect(files.answer(for: "Sources/A.swift") == .file("Kit/Sources/A.swift"))
  }

  @Test("From a folder inside the project") func above() {
    var files = files(["../Sources/A.swift", "Views/Row.swift"], from: "/App/Tests")
    #expect(files.answer(for: folder.path("App/Sources/A.swift")) == .file("../Sources/A.swift"))
    #expect(files.answer(for: "Views/Row.swift") == .file("Views/Row.swift"))
  }

  @Test func symbolicLinks() throws {
    try folder.link("Linked", to: folder.path("Kit"))
    var files = files(["Linked/Sources/A.swift"])
    #expect(
      files.answer(for: folder.path("Kit/Sources/A.swift")) == .file("Linked/Sources/A.swift"))
  }
}
