import Testing

@testable import CommandLineTool

@Suite struct DiscoveryTests {
  private let folder: TemporaryFolder
  private let discovery: Discovery

  init() throws {
    folder = try TemporaryFolder()
    discovery = Discovery(
      workspace: Workspace(folder: folder.path), git: Git(variables: TemporaryFolder.environment))
  }

  private func makeFiles() throws {
    try folder.touch(
      "b.swift", "a.swift", "Z.swift", "note.txt", "sub/deep/c.swift", "sub/.hidden.swift",
      ".build/x.swift", ".hidden/x.swift", "DerivedData/x.swift", "Pods/x.swift",
      "sub/Carthage/x.swift", "checkouts/x.swift", "node_modules/x.swift", "ignored/x.swift",
      "skipped.swift")
    try folder.link("linked", to: "sub")
    try folder.link("linked.swift", to: "a.swift")
  }

  @Test func walksWithoutGit() throws {
    try makeFiles()
    #expect(
      try discovery.files(in: ["."]) == [
        "Z.swift", "a.swift", "b.swift", "ignored/x.swift", "skipped.swift", "sub/deep/c.swift",
      ])
  }

  @Test func asksGit() throws {
    try makeFiles()
    try folder.write("ignored/\nskipped.swift\n", to: ".gitignore")
    try folder.commitAll()
    try folder.touch("new.swift", "sub/deep/é ü.swift")
    #expect(
      try discovery.files(in: ["."]) == [
        "Z.swift", "a.swift", "b.swift", "new.swift", "sub/deep/c.swift", "sub/deep/é ü.swift",
      ])
    #expect(
      try discovery.files(in: ["sub"]) == ["sub/deep/c.swift", "sub/deep/é ü.swift"])
    #expect(
      try discovery.files(in: [folder.path("sub")]) == ["sub/deep/c.swift", "sub/deep/é ü.swift"])
  }

  @Test func leavesOutWhatGitKnowsButIsGone() throws {
    try folder.touch("a.swift", "b.swift")
    try folder.commitAll()
    try folder.git("rm", "--quiet", "--cached", "a.swift")
    try folder.write("", to: "c.swift")
    try folder.link("gone.swift", to: "nowhere")
    #expect(try discovery.files(in: ["."]) == ["a.swift", "b.swift", "c.swift"])
  }

  @Test func takesIgnoredFoldersThatAreNamed() throws {
    try folder.write("ignored/\n", to: ".gitignore")
    try folder.touch("ignored/x.swift", "ignored/.build/y.swift")
    try folder.commitAll()
    #expect(try discovery.files(in: ["ignored"]) == ["ignored/x.swift"])
    #expect(try discovery.files(in: ["ignored/.build"]) == ["ignored/.build/y.swift"])
  }

  @Test func aHookDoesNotMisleadGit() throws {
    try folder.write("ignored.swift\n", to: ".gitignore")
    try folder.touch("a.swift", "ignored.swift")
    try folder.commitAll()
    var variables = TemporaryFolder.environment
    variables["GIT_DIR"] = folder.path("elsewhere")
    variables["GIT_INDEX_FILE"] = folder.path("elsewhere/index")
    let discovery = Discovery(
      workspace: Workspace(folder: folder.path), git: Git(variables: variables))
    #expect(try discovery.files(in: ["."]) == ["a.swift"])
  }

  @Test func walksWhenThereIsNoGit() throws {
    try folder.write("ignored.swift\n", to: ".gitignore")
    try folder.touch("a.swift", "ignored.swift")
    try folder.commitAll()
    let discovery = Discovery(
      workspace: Workspace(folder: folder.path), git: Git(variables: ["PATH": folder.path]))
    #expect(try discovery.files(in: ["."]) == ["a.swift", "ignored.swift"])
  }

  @Test func takesNamedFilesAsTheyAre() throws {
    try makeFiles()
    try folder.write("skipped.swift\n", to: ".gitignore")
    try folder.commitAll()
    #expect(
      try discovery.files(in: ["skipped.swift", "note.txt", "Pods/x.swift"]) == [
        "Pods/x.swift", "note.txt", "skipped.swift",
      ])
  }

  @Test func takesEachFileOnce() throws {
    try folder.touch("a.swift", "sub/b.swift")
    try folder.link("other.swift", to: "a.swift")
    #expect(
      try discovery.files(in: ["sub/../a.swift", "a.swift", "sub", ".", "./sub", "other.swift"])
        == ["a.swift", "sub/b.swift"])
  }

  @Test func prefersPathsWithoutLinks() throws {
    try folder.touch("z/a.swift")
    try folder.link("link", to: "z")
    #expect(try discovery.files(in: ["link", "z"]) == ["z/a.swift"])
  }

  @Test func walksFromALinkThatIsNamed() throws {
    try folder.touch("real/a.swift")
    try folder.link("link", to: "real")
    #expect(try discovery.files(in: ["link"]) == ["link/a.swift"])
  }

  @Test func namesAllThatIsMissing() throws {
    try folder.touch("a.swift")
    let one = #expect(throws: UsageError.self) { try discovery.files(in: ["a.swift", "x"]) }
    #expect(one?.message == "there is no file or folder 'x'")
    let two = #expect(throws: UsageError.self) { try discovery.files(in: ["y", "x"]) }
    #expect(two?.message == "there are no files or folders 'y', 'x'")
  }
}
