import Testing

@testable import CommandLineTool

@Suite struct PackagePlatformsTests {
  @Test(arguments: [
    ("[.iOS(.v17)]", ["iOS 17"]),
    ("[.iOS(.v17), .macOS(\"14.4\"), .visionOS(.v1)]", ["iOS 17", "macOS 14.4", "visionOS 1"]),
    ("[\n.macOS(.v10_15), // oldest\n.tvOS(.v13), /* last */ ]", ["macOS 10.15", "tvOS 13"]),
    ("[.iOS(\"27.0\")]", ["iOS 27"]),
    ("[ . iOS ( . v17 ) ]", ["iOS 17"]),
  ])
  func reads(_ list: String, _ expected: [String]) {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A (platforms: [.iOS(.v9)])", platforms: \(list),
        targets: [.target(name: "A", dependencies: [.product(name: "B", condition: .when(
          platforms: [.iOS]))])])
      """
    #expect(PackagePlatforms.targets(inManifest: manifest)?.map(\.text) == expected)
  }

  @Test(arguments: [
    "",
    "let package = Package(name: \"A\")",
    "let package = Package(name: \"A\", platforms: [])",
    "let package = Package(name: \"A\", platforms: platforms)",
    "let package = Package(name: \"A\", platforms: [.iOS(lowest)])",
    "let package = Package(name: \"A\", platforms: [.iOS(.lowest)])",
    "let package = Package(name: \"A\", platforms: [.iOS(.v17)] + more)",
    "let package = Package(name: \"A\", platforms: [.iOS(.v17)",
    "let package = Package(name: \"A\", platforms: [.iOS(.v17) .macOS(.v14)])",
    "let package = Package(name: \"A\", platforms: [.custom(\"x\", versionString: \"1\")])",
    "let package = Package(name: \"A\", platforms: [.iOS(\"17-beta\")])",
    "let package = Package(name: \"A\", platforms: [\n#if os(Linux)\n.iOS(.v17)\n#endif\n])",
    "let package = Package(name: \"A\", targets: [.when(platforms: [.iOS(.v17)])])",
    "let package = Package(name: \"A\", platforms: [.iOS(.v17)])\npackage.platforms = []",
    "let package = Package(name: \"A\", platforms: [.iOS(.v17)])\nlet other = Package(name: \"B\")",
    "// let package = Package(name: \"A\", platforms: [.iOS(.v17)])",
    "let package = .Package(name: \"A\", platforms: [.iOS(.v17)])",
    "let text = \"\"\"\nPackage(platforms: [.iOS(.v17)])\n\"\"\"",
    "/* /* */ Package(platforms: [.iOS(.v17)]) ",
    "\"unterminated",
  ])
  func leavesTheRestUnknown(_ manifest: String) {
    #expect(PackagePlatforms.targets(inManifest: manifest) == nil)
  }
}
