// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module and the modules that it may import; `Tests/ArchitectureTests` holds the same table.
func module(_ name: String, _ dependencies: [String] = [], unsafe: Bool = false) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: strict + (unsafe ? [.strictMemorySafety()] : []))
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: strict)
}

let facts = ["Profiling", "TextEditing", "SyntaxTrees", "QueryLanguage"]
let rewriting = facts + ["CodeFacts"]
let files = rewriting + ["Rewriting", "YAMLReading"]
let engine = rewriting + ["Rewriting"]
let tool = files + ["CodemodFiles", "CodemodEngine"]

let package = Package(
  name: "swift-codemod",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CTreeSitter", pkgConfig: "tree-sitter",
      providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CTreeSitterSwift", dependencies: ["CTreeSitter"],
      cSettings: [.define("GRAMMAR_OPTIMIZED", .when(configuration: .release))]),

    module("Profiling"),
    module("TextEditing"),
    module(
      "SyntaxTrees", ["Profiling", "TextEditing", "CTreeSitter", "CTreeSitterSwift"], unsafe: true),
    module("QueryLanguage", ["TextEditing", "SyntaxTrees"]),
    module("CodeFacts", facts),
    module("Rewriting", rewriting),
    module("YAMLReading", ["TextEditing", "CYAML"], unsafe: true),
    module("CodemodFiles", files),
    module("CodemodEngine", engine),
    module("CommandLineTool", tool),
    .executableTarget(
      name: "swift-codemod", dependencies: ["CommandLineTool"], swiftSettings: strict),

    tests("ProfilingTests", ["Profiling"]),
    tests("TextEditingTests", ["TextEditing"]),
    tests("SyntaxTreesTests", ["SyntaxTrees", "TextEditing"]),
    tests(
      "QueryLanguageTests",
      ["QueryLanguage", "SyntaxTrees", "TextEditing", "CTreeSitter", "CTreeSitterSwift"]),
    tests("CodeFactsTests", ["CodeFacts", "QueryLanguage", "SyntaxTrees", "TextEditing"]),
    tests("ArchitectureTests", []),
    tests("CodemodEngineTests", engine + ["CodemodEngine", "CodemodFiles"]),
    tests("CodemodFilesTests", tool.filter { $0 != "YAMLReading" }),
    tests("YAMLReadingTests", ["YAMLReading", "TextEditing"]),
    tests(
      "RewritingTests", ["Rewriting", "QueryLanguage", "SyntaxTrees", "TextEditing", "CodeFacts"]),
    tests("CommandLineToolTests", ["CommandLineTool"] + tool),
  ]
)
