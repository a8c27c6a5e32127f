import Testing

@testable import CommandLineTool

@Suite struct WorkspaceTests {
  private let workspace = Workspace(folder: "/home/me/app/")

  @Test(arguments: [
    (".", "."), ("./", "."), ("", "."), ("a.swift", "a.swift"), ("./a//b/./c", "a/b/c"),
    ("a/", "a"), ("../x", "../x"), ("/home/me/app", "."), ("/home/me/app/a", "a"),
    ("/home/me/apple/a", "/home/me/apple/a"), ("/", "/"), ("/etc//x", "/etc/x"),
    ("../app/a", "a"), ("../../me/app", "."), ("../app2/a", "../app2/a"), ("..", ".."),
    ("/usr/bin/../lib", "/usr/lib"), ("not/there/../a", "not/there/../a"),
  ])
  func prints(_ typed: String, _ printed: String) {
    #expect(workspace.printed(typed) == printed)
  }

  @Test(arguments: [
    (".", "/home/me/app"), ("a", "/home/me/app/a"), ("../x", "/home/me/app/../x"), ("/x", "/x"),
  ])
  func resolves(_ printed: String, _ absolute: String) {
    #expect(workspace.absolute(printed) == absolute)
  }

  @Test(arguments: [("a/b", "a/b"), ("../x/b", "/home/me/x/b"), ("/x", "/x")])
  func patches(_ printed: String, _ name: String) {
    #expect(workspace.patched(printed) == name)
  }

  @Test(arguments: [("a", "."), ("x/a", "x"), ("/a", "/"), ("../a", "..")])
  func namesWhatIsInAFolder(_ printed: String, _ folder: String) {
    #expect(workspace.printed("a", in: folder) == printed)
  }

  @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", nil), ("a", nil)])
  func findsTheFolderAround(_ path: String, _ folder: String?) {
    #expect(path.parentFolder == folder)
  }
}
