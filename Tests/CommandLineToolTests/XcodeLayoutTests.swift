import CodeFacts
import Testing

@testable import CommandLineTool

/// Which files the targets of an Xcode project have.
@Suite struct XcodeLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shown(_ files: String...) -> [String] {
    var layout = ProjectLayout(workspace: Workspace(folder: folder.path))
    return files.map { layout.membership(of: $0).shown }
  }

  private static let phone = "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; };"
  private static let watch = "buildSettings = { WATCHOS_DEPLOYMENT_TARGET = 10.0; };"

  private static func target(
    _ id: String, _ kind: String = "application", _ sources: [String] = [],
    _ settings: String = phone, _ other: String = ""
  ) -> String {
    TemporaryFolder.target(id, kind: kind, sources: sources, settings: settings, other: other)
  }

  @Test func listedFilesAreFoundByTheirGroups() throws {
    try folder.writeProject(
      "App", targets: ["App"], children: ["G", "R", "X", "B", "N"],
      objects: """
        \(Self.target("App", "application", ["a", "b", "c", "d", "e", "f", "v", "o", "i", "n"]))
        G = {isa = PBXGroup; children = (a, H, V, I); path = Code; sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (b, c, G); name = "Only a name"; sourceTree = "<group>"; };
        I = {isa = PBXGroup; children = (i); path = "../Other code"; sourceTree = "<group>"; };
        R = {isa = PBXGroup; children = (d); path = Deep/Root; sourceTree = SOURCE_ROOT; };
        X = {isa = PBXGroup; children = (e); path = "\(folder.path)/Abs"; sourceTree = "<absolute>"; };
        B = {isa = PBXGroup; children = (f); path = Built; sourceTree = BUILT_PRODUCTS_DIR; };
        N = {isa = PBXGroup; children = (n); sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; children = (v); name = v.swift; sourceTree = "<group>"; };
        a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        b = {isa = PBXFileReference; name = x.swift; path = "b c.swift"; sourceTree = "<group>"; };
        c = {isa = PBXFileReference; path = Else/c.swift; sourceTree = SOURCE_ROOT; };
        d = {isa = PBXFileReference; path = d.swift; sourceTree = "<group>"; };
        e = {isa = PBXFileReference; path = e.swift; sourceTree = "<group>"; };
        f = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
        i = {isa = PBXFileReference; path = i.swift; sourceTree = "<group>"; };
        n = {isa = PBXFileReference; path = n.m; sourceTree = "<group>"; };
        v = {isa = PBXFileReference; path = en.lproj/v.swift; sourceTree = "<group>"; };
        """)
    let app = "App: iOS 17 <"
    // Found by the project alone would be all of them, so a second one has to be there.
    try folder.writeProject("Other", targets: [], children: [], objects: "")
    #expect(
      shown(
        "Code/a.swift", "Code/b c.swift", "Else/c.swift", "Deep/Root/d.swift", "Abs/e.swift",
        "Code/en.lproj/v.swift", "Other code/i.swift") == [app, app, app, app, app, app, app])
    #expect(
      shown("Built/f.swift", "n.m", "Code/c.swift", "x.swift") == ["-: ?", "-: ?", "-: ?", "-: ?"])
  }

  @Test func foldersAreFollowedWithTheirExceptions() throws {
    try folder.writeProject(
      "App", targets: ["App", "Widget", "Tests", "All"], children: ["F", "E", "T"],
      objects: """
        \(Self.target("App", "application", [], Self.phone, "fileSystemSynchronizedGroups = (F);"))
        \(Self.target("Widget", "app-extension"))
        \(Self.target("Tests", "bundle.unit-test", [], Self.phone,
          "fileSystemSynchronizedGroups = (T); dependencies = (D, DA);"))
        All = {isa = PBXAggregateTarget; name = All; buildPhases = (); };
        D = {isa = PBXTargetDependency; target = App; };
        DA = {isa = PBXTargetDependency; target = All; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (FA, FW, FP); path = App; \
        sourceTree = "<group>"; };
        FA = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = App; \
        membershipExceptions = (Info.plist, "Old one.swift", Sub/Old); };
        FW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; \
        membershipExceptions = (Shared/a.swift, "Old one.swift"); };
        FP = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; \
        buildPhase = App_R; membershipExceptions = (a.txt); };
        E = {isa = PBXGroup; children = (W); path = Extensions; sourceTree = "<group>"; };
        W = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (WW); path = Widget; \
        sourceTree = "<group>"; };
        WW = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; \
        membershipExceptions = (Widget.swift); };
        T = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = SOURCE_ROOT; };
        """)
    #expect(
      shown(
        "App/a.swift", "App/Sub/b.swift", "App/Sub/Old/c.swift", "App/Old one.swift",
        "App/Shared/a.swift", "Extensions/Widget/Widget.swift", "Extensions/Widget/b.swift",
        "Tests/a.swift", "Apple/a.swift") == [
          "App: iOS 17 <", "App: iOS 17 <", "-: iOS 17", "Widget: iOS 17 <",
          "App+Widget: iOS 17 <", "Widget: iOS 17 <", "-: iOS 17", "Tests: iOS 17 < App",
          "-: iOS 17",
        ])
  }

  @Test func theLowestOfSeveralTargetsCounts() throws {
    let low =
      "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; MACOSX_DEPLOYMENT_TARGET = 14; };"
    let unknown = "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \"$(LOWEST)\"; };"
    try folder.writeProject(
      "App", targets: ["Tests", "Share", "App", "Watch", "Odd"], children: ["a", "b", "c", "d"],
      objects: """
        \(Self.target("Tests", "bundle.ui-testing", ["a", "b"]))
        \(Self.target("Share", "app-extension", ["a", "b", "c"], low))
        \(Self.target("App", "application", ["a", "c"]))
        \(Self.target("Watch", "framework", ["c"], Self.watch))
        \(Self.target("Odd", "framework", ["d"], unknown))
        a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        b = {isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
        c = {isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
        d = {isa = PBXFileReference; path = d.swift; sourceTree = "<group>"; };
        """)
    #expect(
      shown("a.swift", "b.swift", "c.swift", "d.swift", "e.swift") == [
        "Tests+Share+App: iOS 16.4, macOS 14 <", "Tests+Share: iOS 16.4, macOS 14 <",
        "Share+App+Watch: iOS 16.4, macOS 14, watchOS 10 <", "Odd: ? <", "-: ?",
      ])
  }

  @Test func productsOfPackagesAreDependencies() throws {
    try folder.writeProject(
      "App", targets: ["App", "Kit"], children: ["a"],
      objects: """
        \(Self.target("App", "application", ["a"], Self.phone,
          "dependencies = (D, E); packageProductDependencies = (Q);"))
        \(Self.target("Kit", "framework", [],
          "buildSettings = { PRODUCT_NAME = \"My Kit\"; };"))
        D = {isa = PBXTargetDependency; target = Kit; targetProxy = X; };
        E = {isa = PBXTargetDependency; productRef = Q; };
        Q = {isa = XCSwiftPackageProductDependency; productName = "words-core"; };
        a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        """)
    #expect(shown("a.swift") == ["App: iOS 17 < My_Kit, words_core"])
  }

  @Test func packagesInTheProjectCountForTheirOwnFiles() throws {
    let folders = "fileSystemSynchronizedGroups = (F);"
    try folder.writeProject(
      "App", targets: ["App"], children: ["F"],
      objects: """
        \(Self.target("App", "application", [], Self.phone, folders))
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        """)
    try folder.write(
      "let p = Package(platforms: [.iOS(.v15)], targets: [.target(name: \"Core\")])",
      to: "App/Core/Package.swift")
    try folder.touch("App/Core/Sources/Core/a.swift")
    #expect(
      shown("App/a.swift", "App/Core/Sources/Core/a.swift", "App/Core/b.swift") == [
        "App: iOS 17 <", "Core: iOS 15 <", "-: iOS 15",
      ])
  }

  @Test func aPackageBesideAProjectHasItsOwnFiles() throws {
    try folder.writeProject(
      "App", targets: ["App"], children: ["a", "b"],
      objects: """
        \(Self.target("App", "application", ["a", "b"]))
        a = {isa = PBXFileReference; path = App/a.swift; sourceTree = "<group>"; };
        b = {isa = PBXFileReference; path = Both/b.swift; sourceTree = "<group>"; };
        """)
    try folder.write(
      """
      let p = Package(platforms: [.iOS(.v15), .macOS(.v14)], targets: [
        .target(name: "Tool", path: "Tools"), .target(name: "Both", path: "Both")])
      """, to: "Package.swift")
    #expect(
      shown("App/a.swift", "Tools/a.swift", "Both/b.swift", "c.swift") == [
        "App: iOS 17 <", "Tool: iOS 15, macOS 14 <", "App+Both: iOS 15, macOS 14 <", "-: ?",
      ])
  }

  @Test(arguments: [
    "", "{", "{ objects = { }; rootObject = P; }", "{ objects = (); rootObject = P; }",
    "{ objects = { P = { isa = PBXProject; }; }; }", "<<<<<<< ours", "bplist00",
    "{ objects = { P = " + String(repeating: "(", count: 100_000),
  ])
  func tellsOfProjectsThatCannotBeRead(_ text: String) throws {
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    var layout = ProjectLayout(workspace: Workspace(folder: folder.path))
    #expect(layout.membership(of: "a.swift") == FileMembership())
    #expect(layout.unread.map(\.path) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test(arguments: [
    "P = { isa = PBXProject; targets = (T, T, U, 1); mainGroup = M; }; T = {isa = PBXNativeTarget; };",
    "P = { targets = T; mainGroup = (M); buildConfigurationList = P; };",
    "P = { targets = (P); mainGroup = P; children = (P); isa = PBXNativeTarget; };",
  ])
  func oddProjectsHaveNothingToTell(_ objects: String) throws {
    try folder.write(
      "{ objects = { \(objects) }; rootObject = P; }", to: "App.xcodeproj/project.pbxproj")
    var layout = ProjectLayout(workspace: Workspace(folder: folder.path))
    #expect(layout.membership(of: "a.swift") == FileMembership())
    #expect(layout.unread == [])
  }
}
