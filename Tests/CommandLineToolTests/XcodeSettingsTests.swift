import Testing

@testable import CommandLineTool

/// What the targets of an Xcode project are built for, and as what.
@Suite struct XcodeSettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the one file of a project's one target belongs to.
  private func shown(
    project: String = "", target: String = "", release: String? = nil, objects: String = ""
  ) throws -> String {
    try folder.writeProject(
      "My Project", targets: ["App"], children: ["a", "c", "d", "F"], settings: project,
      objects: """
        \(TemporaryFolder.target("App", sources: ["a"], settings: target, release: release))
        a = {isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        c = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        d = {isa = PBXFileReference; path = Config/All.xcconfig; sourceTree = "<group>"; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
        \(objects)
        """)
    var layout = ProjectLayout(workspace: Workspace(folder: folder.path))
    let found = layout.membership(of: "a.swift")
    return
      "\(found.modules.first ?? "-"): \(found.targets?.map(\.text).joined(separator: ", ") ?? "-")"
  }

  private func settings(_ settings: String) -> String { "buildSettings = { \(settings) };" }

  @Test func theTargetOverrulesTheProject() throws {
    let project = settings("IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12;")
    #expect(try shown(project: project) == "App: iOS 15, macOS 12")
    #expect(
      try shown(project: project, target: settings("IPHONEOS_DEPLOYMENT_TARGET = 17.0;"))
        == "App: iOS 17, macOS 12")
    #expect(
      try shown(
        project: project,
        target: settings("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;"),
        release: settings("IPHONEOS_DEPLOYMENT_TARGET = 16.0; SDKROOT = iphoneos;"))
        == "App: iOS 16")
    #expect(
      try shown(
        project: project, target: settings("SUPPORTED_PLATFORMS = (macosx, xros);"))
        == "App: macOS 12")
  }

  @Test func filesOfSettingsStandBetween() throws {
    try folder.write(
      "#include \"Base.xcconfig\"\nPRODUCT_NAME = $(PREFIX) App\nMACOSX_DEPLOYMENT_TARGET = 13\n",
      to: "Config/App.xcconfig")
    try folder.write("PREFIX = My\nSDKROOT = iphoneos\n", to: "Config/Base.xcconfig")
    try folder.write(
      "IPHONEOS_DEPLOYMENT_TARGET = 16.4\nPREFIX = Your\n", to: "Config/All.xcconfig")
    let base = "baseConfigurationReference = c; "
    let all = "baseConfigurationReference = d; "
    #expect(try shown(project: all, target: base) == "My_App: iOS 16.4")
    #expect(
      try shown(
        project: all + settings("IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
        target: base + settings("SDKROOT = macosx; PREFIX = Our;")) == "Our_App: macOS 13")
    let anchored =
      "baseConfigurationReferenceAnchor = F; "
      + "baseConfigurationReferenceRelativePath = App.xcconfig; "
    #expect(try shown(project: all, target: anchored) == "My_App: iOS 16.4")
    let gone = "baseConfigurationReference = gone; "
    #expect(try shown(project: all, target: gone) == "App: iOS 16.4")
  }

  @Test(arguments: [
    ("", "App"), ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "App"),
    ("PRODUCT_NAME = \"$(PROJECT_NAME)\";", "My_Project"),
    ("PRODUCT_NAME = \"My App\";", "My_App"), ("PRODUCT_NAME = \"$(SECRET)\";", "-"),
    ("PRODUCT_NAME = \"My App\"; PRODUCT_MODULE_NAME = Core;", "Core"),
    ("PRODUCT_NAME = \"$(SECRET)\"; PRODUCT_MODULE_NAME = \"$(TARGET_NAME)Core\";", "AppCore"),
    ("PRODUCT_MODULE_NAME = \"$(inherited)_$(CONFIGURATION)\";", "-"),
  ])
  func modulesAreNamed(_ text: String, _ expected: String) throws {
    #expect(try shown(target: settings(text)) == "\(expected): -")
  }

  @Test func configurationsMustAgreeOnTheModule() throws {
    #expect(
      try shown(
        target: settings("PRODUCT_NAME = \"App Dev\";"), release: settings("PRODUCT_NAME = Shop;"))
        == "-: -")
    #expect(
      try shown(
        target: settings("PRODUCT_NAME = Dev; PRODUCT_MODULE_NAME = Shop;"),
        release: settings("PRODUCT_NAME = Shop;")) == "Shop: -")
  }

  /// A target's configuration without a namesake in the project takes the project's default one.
  @Test func configurationsMayHaveOtherNames() throws {
    let found = try shown(
      project: settings("IPHONEOS_DEPLOYMENT_TARGET = 15.0;"), target: "",
      objects: """
        App_C = {isa = XCConfigurationList; buildConfigurations = (X); };
        X = {isa = XCBuildConfiguration; name = Beta; \
        buildSettings = { PRODUCT_MODULE_NAME = Beta; }; };
        """)
    #expect(found == "Beta: iOS 15")
  }

  @Test func filesThatNobodyListsAreTheOnlyProjects() throws {
    func project(_ name: String, _ lowest: [String]) throws {
      try folder.writeProject(
        name, targets: lowest.indices.map { "T\($0)" }, children: [],
        objects: lowest.enumerated().map { index, version in
          TemporaryFolder.target(
            "T\(index)", settings: settings("IPHONEOS_DEPLOYMENT_TARGET = \(version);"))
        }.joined(separator: "\n"))
    }
    func found(_ file: String) -> String? {
      var layout = ProjectLayout(workspace: Workspace(folder: folder.path))
      let found = layout.membership(of: file)
      return found.modules.isEmpty ? found.targets?.map(\.text).joined(separator: ", ") : "?"
    }
    try project("App", ["17.0", "17"])
    #expect(found("Deep/a.swift") == "iOS 17")
    #expect(found("../a.swift") == nil)
    try project("App", ["17.0", "16.0"])
    #expect(found("Deep/a.swift") == nil)
    try project("App", ["17.0"])
    try project("Example/Example", ["17.0"])
    #expect(found("Deep/a.swift") == "iOS 17")
    #expect(found("Example/a.swift") == nil)
    try project("Other", ["17.0"])
    #expect(found("Deep/a.swift") == nil)
  }
}
