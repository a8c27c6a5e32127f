import Testing

@testable import CommandLineTool

@Suite struct GlobTests {
  @Test(arguments: [
    // A name is any folder's or file's name.
    ("Generated", "Sources/Generated/A.swift", true),
    ("Generated", "Sources/GeneratedCode/A.swift", false),
    ("*Tests.swift", "Tests/A/BTests.swift", true),
    ("*Tests.swift", "Tests/A/BTests.swift.swift", false),
    ("A.swift", "A.swift", true),
    ("A?swift", "AXswift", true),
    ("A?swift", "Aswift", false),
    // A path is compared from its beginning.
    ("Sources/*", "Sources/A.swift", true),
    ("Sources/*", "Sources/B/A.swift", true),
    ("Sources/*.swift", "Sources/B/A.swift", false),
    ("Sources/B/", "Sources/B/A.swift", true),
    ("./Sources/B", "Sources/B/A.swift", true),
    ("Sources/B", "Other/Sources/B/A.swift", false),
    ("Sources/**/Old*.swift", "Sources/OldA.swift", true),
    ("Sources/**/Old*.swift", "Sources/x/y/OldA.swift", true),
    ("Sources/**/Old*.swift", "Sources/x/NotOldA.swift", false),
    ("**/A.swift", "A.swift", true),
    ("**/A.swift", "x/y/A.swift", true),
    ("**/A.swift", "x/BA.swift", false),
    ("Sources/**", "Sources/a/b.swift", true),
    ("Sources/**", "SourcesX/b.swift", false),
    // Sets.
    ("[A-C].swift", "B.swift", true),
    ("[A-C].swift", "D.swift", false),
    ("[!A-C].swift", "D.swift", true),
    ("[]].swift", "].swift", true),
    ("[-a].swift", "-.swift", true),
    ("[a.swift", "[a.swift", true),
    ("x[/]y", "x/y", false),
    // Not bytes but characters, and no special case for nothing.
    ("?.swift", "é.swift", true),
    ("", "A.swift", false),
    ("*", "A.swift", true),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func manyStarsTakeNoTime() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 500)))
  }
}
