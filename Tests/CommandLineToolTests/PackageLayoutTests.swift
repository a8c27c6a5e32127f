import CodeFacts
import Testing

@testable import CommandLineTool

/// What files of packages belong to.
@Suite struct PackageLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Each file as `module: targets < dependencies`.
  private func shown(_ files: [String], given: [PlatformVersion] = []) -> [String] {
    var layout = ProjectLayout(workspace: Workspace(folder: folder.path), given: given)
    return files.map { layout.membership(of: $0).shown }
  }

  private func write(
    _ targets: String, platforms: String = "[.iOS(.v17)]", to name: String = "Package.swift"
  ) throws {
    try folder.write("let p = Package(platforms: \(platforms), targets: \(targets))", to: name)
  }

  @Test func theNearestPackageCounts() throws {
    try folder.write("let p = Package(platforms: [.iOS(.v17)])", to: "Package.swift")
    try folder.write("let p = Package(platforms: [.iOS(.v18)])", to: "Inner/Package.swift")
    try folder.write("let p = Package(platforms: lowest)", to: "Odd/Package.swift")
    let files = ["a.swift", "Sources/A/a.swift", "Inner/Sources/a.swift", "Odd/a.swift"]
    #expect(shown(files) == ["-: iOS 17", "A: iOS 17 < ?", "-: iOS 18", "-: ?"])
    let given = [PlatformVersion(platform: "iOS", version: [27])]
    #expect(
      shown(files, given: given) == ["-: iOS 27", "A: iOS 27 < ?", "-: iOS 27", "-: iOS 27"])
  }

  @Test func filesAreInTheFoldersOfTargets() throws {
    try write(
      """
      [.target(name: "A"), .target(name: "my-b", dependencies: ["A"], path: "Code"),
       .target(name: "C", dependencies: [.product(name: "1st-d", package: "d")], path: "Code/Deep"),
       .testTarget(name: "ATests", dependencies: ["A"]), .plugin(name: "P")]
      """)
    try folder.touch("Sources/A/a.swift", "Tests/ATests/a.swift", "Plugins/P/a.swift")
    let files = [
      "Sources/A/a.swift", "Sources/A/Deep/a.swift", "Code/a.swift", "Code/Deep/a.swift",
      "Code/Deeper/a.swift", "Tests/ATests/a.swift", "Plugins/P/a.swift", "Sources/Other/a.swift",
      "Package.swift",
    ]
    #expect(
      shown(files) == [
        "A: iOS 17 <", "A: iOS 17 <", "my_b: iOS 17 < A", "C: iOS 17 < _st_d", "my_b: iOS 17 < A",
        "ATests: iOS 17 < A", "P: iOS 17 <", "-: iOS 17", "-: iOS 17",
      ])
  }

  @Test func excludesAndSourcesAreKept() throws {
    try write(
      """
      [.target(name: "A", path: ".", exclude: ["./Old/", "b.swift"]),
       .target(name: "B", path: "Old", sources: ["New", "c.swift"]),
       .target(name: "C", path: "Sub", sources: ["."])]
      """)
    let files = [
      "a.swift", "b.swift", "x/b.swift", "Old/a.swift", "Old/New/x/a.swift", "Old/c.swift",
      "Sub/a.swift",
    ]
    #expect(
      shown(files) == [
        "A: iOS 17 <", "-: iOS 17", "A: iOS 17 <", "-: iOS 17", "B: iOS 17 <", "B: iOS 17 <",
        "C: iOS 17 <",
      ])
  }

  @Test(arguments: [("src", "srcs"), ("Source", "src"), ("Sources", "Source")])
  func theFirstFolderThatExistsIsTaken(_ place: String, _ other: String) throws {
    try write("[.target(name: \"A\"), .target(name: \"B\")]")
    try folder.touch("\(place)/A/a.swift", "\(place)/B/a.swift", "\(other)/A/a.swift")
    #expect(shown(["\(place)/A/a.swift", "\(other)/A/a.swift"]) == ["A: iOS 17 <", "-: iOS 17"])
  }

  @Test func theOnlyTargetMayHaveTheWholeFolder() throws {
    try write("[.target(name: \"A\"), .testTarget(name: \"ATests\")]")
    try folder.touch("Sources/Deep/a.swift", "Tests/a.swift")
    #expect(
      shown(["Sources/Deep/a.swift", "Tests/a.swift"]) == ["A: iOS 17 <", "ATests: iOS 17 <"])
  }

  @Test func foldersNameComputedTargets() throws {
    try write("[.target(name: \"A\", path: \"Code\"), .target(name: b)]")
    let files = [
      "Code/a.swift", "Sources/my-b/Deep/a.swift", "Tests/BTests/a.swift", "Plugins/C/a.swift",
      "Sources/a.swift", "Other/B/a.swift",
    ]
    #expect(
      shown(files) == [
        "A: iOS 17 <", "my_b: iOS 17 < ?", "BTests: iOS 17 < ?", "C: iOS 17 < ?", "-: iOS 17",
        "-: iOS 17",
      ])
  }

  @Test func targetsMayBeKnownToNobody() throws {
    try write("[.target(name: \"A\", path: \"A\")]", platforms: "lowest")
    #expect(shown(["A/a.swift", "../a.swift"]) == ["A: ? <", "-: ?"])
  }

  /// `..` in a path leads elsewhere behind a symbolic link.
  @Test func linksAreFollowed() throws {
    try write("[.target(name: \"A\", path: \"Code\")]", to: "P/Package.swift")
    try write("[.target(name: \"B\", path: \"Code\")]", to: "Q/Package.swift")
    try folder.touch("P/Code/a.swift", "Q/Code/a.swift")
    try folder.link("Q/other", to: folder.path("P/Code"))
    #expect(
      shown(["Q/other/a.swift", "Q/other/../Code/a.swift", "P/../Q/Code/a.swift"]) == [
        "A: iOS 17 <", "A: iOS 17 <", "B: iOS 17 <",
      ])
  }
}

extension FileMembership {
  /// One line: `module+others: targets < dependencies`.
  var shown: String {
    let names = modules.isEmpty ? "-" : modules.joined(separator: "+")
    let versions = targets?.map(\.text).joined(separator: ", ") ?? "?"
    guard !modules.isEmpty else { return "\(names): \(versions)" }
    let needs = dependencies.map { $0.isEmpty ? "" : " " + $0.joined(separator: ", ") } ?? " ?"
    return "\(names): \(versions) <\(needs)"
  }
}
