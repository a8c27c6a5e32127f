import Testing

@testable import CommandLineTool

/// What commands read from the project that they run in.
@Suite struct ProjectCommandTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = Terminal(folder)
    try folder.writeCodemod("calls/rename")
    try folder.writeCodemod(
      "other/newer", keys: "confidence: safe\navailable: { iOS: 27 }", "store")
    try folder.write("fetch()\nstore()\n", to: "App/Sources/a.swift")
    try folder.write("fetch()\n", to: "App/Generated/b.swift")
  }

  private func settings(_ text: String, to folder: String = "App") throws {
    try self.folder.write(text, to: folder + "/.swift-codemod.yml")
  }

  /// How the first line of the output begins, with the codemods that change something.
  private func changes(_ line: String...) async -> [String] {
    let result = await terminal.run(["diff"] + line)
    let lines = result.out.split(separator: "\n")
    guard let title = lines.firstIndex(where: { $0.contains(" would change") }) else { return [] }
    return lines[(title + 1)...].prefix { $0.hasPrefix("  ") }.map {
      String($0.drop { $0 == " " }.prefix { $0 != " " })
    }
  }

  @Test func targetsOverruleProjects() async throws {
    try folder.write("let p = Package(platforms: [.iOS(.v17)])", to: "App/Package.swift")
    #expect(await changes("newer", "--in", "App") == [])
    try settings("targets: iOS:27\n")
    #expect(await changes("newer", "--in", "App") == ["newer"])
    #expect(await changes("newer", "--in", "App", "--target", "iOS:17") == [])
  }

  @Test func targetsOfXcodeProjectsCount() async throws {
    func write(_ version: String) throws {
      try folder.writeProject(
        "App/App", targets: ["App"], children: ["F"],
        objects: TemporaryFolder.target(
          "App", settings: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(version); };",
          other: "fileSystemSynchronizedGroups = (F);")
          + "\nF = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; };")
    }
    try write("26.0")
    let low = await terminal.run("diff", "newer", "--in", "App")
    #expect(
      low.out == """
        Nothing would change in 2 files.

        Not applied:
          newer: the target runs on iOS 26, and iOS 27 is needed (1 place)
            App/Sources/a.swift:2:1

        """)
    try write("27.0")
    #expect(await changes("newer", "--in", "App") == ["newer"])
  }

  @Test func projectsThatCannotBeReadAreTold() async throws {
    try folder.write("<<<<<<< ours", to: "App/App.xcodeproj/project.pbxproj")
    let result = await terminal.run("diff", "newer", "--in", "App")
    #expect(
      result.err == """
        App/App.xcodeproj/project.pbxproj: warning: cannot be read as an Xcode project; what its \
        files deploy to is not known

        """)
    #expect(result.code == .done)
    // A codemod that does not ask needs no project.
    #expect(await terminal.run("diff", "rename", "--in", "App").err.isEmpty)
  }

  @Test func packsAreTheSelection() async throws {
    try settings("packs: [calls]\ntargets: iOS:27\n")
    #expect(await changes("--in", "App") == ["rename"])
    #expect(await changes("newer", "--in", "App") == ["newer"])
    try folder.writeCodemod("mods/own", in: "App", to: "find")
    try settings("packs: mods/own.yml\n")
    #expect(await changes("--in", "App/Sources") == ["own"])
    try folder.commitAll()
    let written = await terminal.run("apply", "--in", "App")
    #expect(written.out.hasPrefix("2 of 2 files changed, 2 places:\n  own  2 places"))
  }

  @Test func excludesAreLeftOut() async throws {
    try settings("excludes: [Generated]\n")
    #expect((await terminal.run("diff", "rename", "--in", "App")).out.contains("1 of 1 file "))
    try settings("excludes: Sources/*.swift\n")
    let named = await terminal.run("diff", "rename", "--in", "App/Sources/a.swift", "App/Generated")
    #expect(named.out.contains("1 of 1 file "))
    let search = await terminal.run("search", "fetch()", "--in", "App")
    #expect(search.out == "App/Generated/b.swift:1:1: fetch()\n")
  }

  @Test func theFileAboveAllPathsCounts() async throws {
    try settings("packs: rename\n")
    try settings("packs: newer\ntargets: iOS:27\n", to: ".")
    #expect(await changes("--in", "App") == ["rename"])
    #expect(await changes("--in", "App/Sources", "App/Generated/b.swift") == ["rename"])
    try folder.write("store()\n", to: "Other/a.swift")
    #expect(await changes("--in", "App/Sources", "Other") == ["newer"])
    #expect(await changes() == ["newer"])
    var terminal = terminal
    terminal.input = "App/Sources/a.swift\nApp/Generated/b.swift\n"
    let listed = await terminal.run("diff", "--files-from", "-")
    #expect(listed.out.contains("2 of 2 files would change"))
  }

  @Test func theSearchEndsAtTheRootOfTheRepository() async throws {
    try settings("packs: rename\n", to: ".")
    #expect(await changes("--in", "App") == ["rename"])
    try folder.touch("App/.git/HEAD")
    let result = await terminal.run("diff", "--in", "App")
    #expect(
      result.err == """
        swift-codemod: error: 'diff' needs SELECTION...
          see 'swift-codemod help diff'; or name it as 'packs' in .swift-codemod.yml

        """)
    #expect(result.code == .usage)
  }

  @Test func mistakesStopTheRun() async throws {
    try settings("pack: rename\n")
    for command in ["diff", "apply"] {
      let result = await terminal.run(command, "rename", "--in", "App")
      #expect(
        result.err.hasPrefix(
          "App/.swift-codemod.yml:1:1: error: unknown key `pack` in the file; did you mean `packs`?"
        ))
      #expect(result.out == "" && result.code == .usage)
    }
    #expect(await terminal.run("search", "fetch()", "--in", "App").code == .usage)
    try folder.write([0xFF], to: "App/.swift-codemod.yml")
    let result = await terminal.run("diff", "rename", "--in", "App")
    #expect(result.err == "swift-codemod: error: App/.swift-codemod.yml is not UTF-8\n")
  }

  @Test func packsThatDoNotExistAreTold() async throws {
    try settings("packs: renam\n")
    let result = await terminal.run("diff", "--in", "App")
    #expect(
      result.err == """
        swift-codemod: error: there is no codemod or pack 'renam'; did you mean 'rename'?
          it is what 'packs' in App/.swift-codemod.yml says

        """)
    #expect(result.code == .usage)
  }
}
