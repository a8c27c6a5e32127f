import Testing

@testable import CommandLineTool

@Suite struct UncommittedChangesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func reasons(_ files: String...) -> [String: UncommittedChanges.Reason] {
    var changes = UncommittedChanges(
      workspace: Workspace(folder: folder.path), git: Git(variables: TemporaryFolder.environment))
    return changes.reasons(for: files)
  }

  @Test func tellsWhatCannotBeBroughtBack() throws {
    try folder.touch(
      "clean.swift", "changed.swift", "staged.swift", "sub/a [1]*.swift", "moved.swift")
    try folder.write("build/\nignored.swift\n", to: ".gitignore")
    try folder.commitAll()
    try folder.write("x", to: "changed.swift")
    try folder.write("x", to: "staged.swift")
    try folder.git("add", "staged.swift")
    try folder.git("mv", "moved.swift", "new name.swift")
    try folder.touch("untracked/é.swift", "build/deep/b.swift", "ignored.swift")
    #expect(
      reasons(
        "clean.swift", "changed.swift", "staged.swift", "sub/a [1]*.swift", "new name.swift",
        "untracked/é.swift", "build/deep/b.swift", "ignored.swift") == [
          "changed.swift": .changed, "staged.swift": .changed, "new name.swift": .changed,
          "untracked/é.swift": .untracked, "build/deep/b.swift": .untracked,
          "ignored.swift": .untracked,
        ])
  }

  @Test func tellsWhereThereIsNoGit() throws {
    try folder.touch("a.swift")
    #expect(reasons("a.swift") == ["a.swift": .noRepository])
  }

  @Test func tellsWhenGitCannotBeAsked() throws {
    try folder.touch("a.swift", ".git")
    #expect(reasons("a.swift") == ["a.swift": .unknown])
  }

  @Test func looksAtWhatALinkLeadsTo() throws {
    try folder.touch("real.swift")
    try folder.link("link.swift", to: "real.swift")
    try folder.commitAll()
    #expect(reasons("link.swift") == [:])
    try folder.write("x", to: "real.swift")
    #expect(reasons("link.swift") == ["link.swift": .changed])
  }

  @Test func asksEachRepositoryOnItsOwn() throws {
    try folder.touch("a.swift", "nested/b.swift")
    try folder.write("nested/\n", to: ".gitignore")
    try folder.commitAll()
    let nested = folder.path("nested")
    try folder.git("init", "--quiet", nested)
    try folder.git("-C", nested, "add", "--all")
    try folder.git("-C", nested, "commit", "--quiet", "--message", "Nested")
    #expect(reasons("a.swift", "nested/b.swift") == [:])
    try folder.write("x", to: "nested/b.swift")
    #expect(reasons("a.swift", "nested/b.swift") == ["nested/b.swift": .changed])
  }

  @Test func asksInPieces() throws {
    let names = (0..<1_500).map { "folder/" + String(repeating: "n", count: 90) + "\($0).swift" }
    for name in names { try folder.touch(name) }
    try folder.commitAll()
    try folder.write("x", to: names[1_499])
    var changes = UncommittedChanges(
      workspace: Workspace(folder: folder.path), git: Git(variables: TemporaryFolder.environment))
    #expect(changes.reasons(for: names) == [names[1_499]: .changed])
  }
}
