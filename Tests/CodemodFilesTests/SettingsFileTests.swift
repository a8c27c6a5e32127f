import CodeFacts
import CodemodFiles
import Testing
import TextEditing

@Suite("The file of a project")
struct SettingsFileTests {
  private func read(_ text: String) -> SettingsFile {
    SettingsFile(Array(text.utf8), path: ".swift-codemod.yml")
  }

  @Test("All keys, with lists or one entry")
  func reads() {
    let lists = read(
      """
      targets: [iOS:17.2, macOS:14]
      packs:
        - one
        - mods/own.yml
      excludes: ["*.pb.swift", Generated]
      """)
    #expect(lists.diagnostics == [])
    #expect(
      lists.targets == [
        PlatformVersion(platform: "iOS", version: [17, 2]),
        PlatformVersion(platform: "macOS", version: [14]),
      ])
    #expect(lists.packs == ["one", "mods/own.yml"])
    #expect(lists.excludes == ["*.pb.swift", "Generated"])
    let single = read("targets: iOS:17\npacks: one\nexcludes: Generated\n")
    #expect(single.targets == [PlatformVersion(platform: "iOS", version: [17])])
    #expect(single.packs == ["one"] && single.excludes == ["Generated"])
  }

  @Test("Every key may be left out")
  func empty() {
    #expect(read("packs: one\n").targets == nil)
    #expect(read("targets: iOS:17\n").packs == [])
    #expect(SettingsFile().excludes == [])
  }

  @Test(
    "Mistakes",
    arguments: [
      ("target: iOS:17\n", ["1:1: unknown key `target` in the file; did you mean `targets`?"]),
      (
        "packs: [a]\n\nsomething: 1\n",
        ["3:1: unknown key `something` in the file\n  known: targets, packs, excludes"]
      ),
      ("- iOS:17\n", ["1:1: the file is a list, but must be a mapping"]),
      ("targets: iOS\n", ["1:10: `iOS` is no target; write platform and version, such as iOS:17"]),
      ("targets: [iOs:17]\n", ["1:11: unknown platform `iOs`; did you mean `iOS`?"]),
      (
        "targets:\n  - iOS:17b\n  - macOS:1\n  - macOS:2\n",
        [
          "2:5: `17b` is no version; write numbers, such as 17 or 17.4",
          "4:5: `targets` names macOS twice",
        ]
      ),
      ("targets: []\n", ["1:10: `targets` names no platform"]),
      (
        "packs: { a: b }\nexcludes: []\n",
        ["1:8: `packs` is a mapping, but must be a text", "2:11: `excludes` is empty"]
      ),
      ("# nothing\n", ["1:1: the file is empty"]),
    ])
  func mistakes(text: String, expected: [String]) {
    let found = read(text).diagnostics.map { diagnostic in
      let place = diagnostic.position.map { "\($0.line):\($0.column): " } ?? ""
      return ([place + diagnostic.message] + diagnostic.advice.map { "  " + $0 })
        .joined(separator: "\n")
    }
    #expect(found == expected)
  }
}
