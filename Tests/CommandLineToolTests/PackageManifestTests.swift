import Testing

@testable import CommandLineTool

@Suite struct PackageManifestTests {
  private func manifest(_ targets: String, after: String = "") -> PackageManifest {
    PackageManifest(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Store", platforms: [.iOS(.v17)],
        products: [.library(name: "Store", targets: ["Store", "Other"])],
        dependencies: [.package(url: "https://example.com/a", from: "1.0.0")],
        targets: \(targets)
      )
      \(after)
      """)
  }

  @Test func readsTargets() {
    let found = manifest(
      """
      [
        // The library.
        .target(
          name: "Store",
          dependencies: [
            "Words", .target(name: "my-core"), .byName(name: "Base"),
            .product(name: "Log", package: "logs", condition: .when(platforms: [.iOS])),
          ],
          path: "Code/Store", exclude: ["Old", "notes.txt"], sources: ["New", "a.swift"],
          resources: [.process("Text")],
          swiftSettings: [.define("X", .when(configuration: .debug)), .unsafeFlags(["-a", "-b"])]),
        Target.executableTarget(name: "tool"),
        .testTarget(name: "StoreTests", dependencies: ["Store"]),
        .macro(name: "Macros", dependencies: []), .plugin(name: "Plug", capability: .buildTool()),
        .binaryTarget(name: "Binary", path: "a.xcframework"), .systemLibrary(name: "CYAML"),
      ]
      """)
    #expect(found.isComplete)
    #expect(found.platforms?.map(\.text) == ["iOS 17"])
    #expect(
      found.targets == [
        PackageManifest.Target(
          kind: .target, name: "Store", path: "Code/Store",
          dependencies: ["Words", "my-core", "Base", "Log"], excluded: ["Old", "notes.txt"],
          sources: ["New", "a.swift"]),
        PackageManifest.Target(kind: .executableTarget, name: "tool"),
        PackageManifest.Target(kind: .testTarget, name: "StoreTests", dependencies: ["Store"]),
        PackageManifest.Target(kind: .macro, name: "Macros"),
        PackageManifest.Target(kind: .plugin, name: "Plug"),
      ])
  }

  @Test(arguments: [
    ("[.target(name: \"A\"), .target(name: name)]", ["A"]),
    ("[.target(name: \"A\"), .target(name: \"B\", path: folder)]", ["A"]),
    ("[.target(name: \"A\"), .target(name: \"B\\(x)\")]", ["A"]),
    ("[.target(name: \"A\"), feature(\"B\")]", ["A"]),
    ("[.target(name: \"A\"),\n#if os(Linux)\n.target(name: \"B\"),\n#endif\n]", ["A"]),
    ("[.target(name: \"A\")] + more", []),
    ("targets", []),
    ("[.target(name: \"A\"", []),
    ("[.target(name: \"A\"})]", []),
    ("[.target(name: \"A\"], .target(name: \"B\")]", []),
    (String(repeating: "[", count: 50_000), []),
  ])
  func tellsWhatIsComputed(_ targets: String, _ names: [String]) {
    let found = manifest(targets)
    #expect(found.targets.map(\.name) == names)
    #expect(!found.isComplete)
  }

  @Test func seesTargetsThatAreAdded() {
    let found = manifest(
      "[.target(name: \"A\")]", after: "package.targets.append(.target(name: b))")
    #expect(found.targets.map(\.name) == ["A"] && !found.isComplete)
  }

  @Test(arguments: [
    "[\"B\", name]", "[\"B\", .product(name: name, package: \"b\")]", "names", "[\"B\"] + names",
    "[.external(name: \"B\")]",
  ])
  func doesNotGuessDependencies(_ dependencies: String) {
    let found = manifest("[.target(name: \"A\", dependencies: \(dependencies))]")
    #expect(found.isComplete)
    #expect(found.targets == [PackageManifest.Target(kind: .target, name: "A", dependencies: nil)])
  }

  @Test(arguments: ["", "let a = Package(name: \"A\")\nlet b = Package(name: \"B\")"])
  func needsOnePackage(_ text: String) {
    let found = PackageManifest(text)
    #expect(found.targets == [] && !found.isComplete && found.platforms == nil)
  }
}
