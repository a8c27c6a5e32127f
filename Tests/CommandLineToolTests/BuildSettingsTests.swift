import CodeFacts
import Testing

@testable import CommandLineTool

@Suite struct BuildSettingsTests {
  @Test(
    arguments: [
      ("plain", .text("a b")), ("missing", .unset), ("reference", .text("a b")),
      ("braces", .text("<a b>")), ("nested", .text("a b")), ("lower", .text("low")),
      ("inherits", .text("high low")), ("itself", .text("low+")), ("top", .text("")),
      ("broken", .unknown), ("open", .unknown), ("loop", .unknown), ("strange", .unknown),
      ("identifier", .text("a_b")), ("upper", .text("A B")), ("dollars", .text("$a $")),
      ("huge", .unknown), ("wide", .unknown),
    ] as [(String, BuildSettings.Value)])
  func resolves(_ name: String, _ expected: BuildSettings.Value) {
    var own = [
      "plain": "a b", "reference": "$(plain)", "braces": "<${plain}>", "nested": "$(pl$(ain))",
      "ain": "ain", "inherits": "high $(inherited)", "itself": "$(itself)+",
      "top": "$(inherited)", "broken": "$(missing)", "open": "$(plain", "loop": "$(loop2)",
      "loop2": "$(loop)", "strange": "$(plain:other)", "identifier": "$(plain:c99extidentifier)",
      "upper": "$(plain:lower:upper)", "dollars": "$a $", "huge": "$(huge0)", "wide": "$(wide0)",
    ]
    for index in 0..<20 {
      own["huge\(index)"] = "$(huge\(index + 1))$(huge\(index + 1))"
      own["wide\(index)"] = "$(wide\(index + 1))$(wide\(index + 1))"
    }
    own["huge20"] = "x"
    own["wide20"] = ""
    let settings = BuildSettings(layers: [
      own, ["lower": "low", "inherits": "low", "itself": "low", "plain": "other"],
    ])
    #expect(settings.value(of: name) == expected)
  }

  @Test(arguments: [
    (["IPHONEOS_DEPLOYMENT_TARGET": "17.0"], "iOS 17"),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "10.15.4",
        "TVOS_DEPLOYMENT_TARGET": "16", "WATCHOS_DEPLOYMENT_TARGET": "9.1",
        "XROS_DEPLOYMENT_TARGET": "1.0", "SDKROOT": "auto",
      ], "iOS 17, macOS 10.15.4, tvOS 16, watchOS 9.1, visionOS 1"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "14",
        "SDKROOT": "iphoneos",
      ], "iOS 17"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "14",
        "SDKROOT": "macosx14.2",
      ], "macOS 14"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "14",
        "TVOS_DEPLOYMENT_TARGET": "16", "SDKROOT": "iphoneos",
        "SUPPORTED_PLATFORMS": "iphonesimulator macosx xros",
      ], "iOS 17, macOS 14"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "14",
        "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "$(OTHERS)",
      ], "iOS 17, macOS 14"
    ),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]": "16.4",
        "IPHONEOS_DEPLOYMENT_TARGET_X": "1",
      ], "iOS 16.4"
    ),
    (["IPHONEOS_DEPLOYMENT_TARGET": "$(MAJOR).$(MINOR)", "MAJOR": "17", "MINOR": "2"], "iOS 17.2"),
    (["IPHONEOS_DEPLOYMENT_TARGET": "$(RECOMMENDED)"], "-"),
    (["IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "$(RECOMMENDED)"], "-"),
    (
      [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MACOSX_DEPLOYMENT_TARGET": "$(RECOMMENDED)",
        "SDKROOT": "iphoneos",
      ], "iOS 17"
    ),
    (["IPHONEOS_DEPLOYMENT_TARGET": "latest"], "-"),
    (["IPHONEOS_DEPLOYMENT_TARGET": ""], "-"), ([:], "-"),
    (["MACOSX_DEPLOYMENT_TARGET": "14", "SDKROOT": "iphoneos"], "-"),
  ])
  func tellsVersions(_ settings: [String: String], _ expected: String) {
    let versions = BuildSettings.versions(in: [BuildSettings(layers: [settings])])
    #expect(versions?.map(\.text).joined(separator: ", ") ?? "-" == expected)
  }

  @Test func theLowestConfigurationCounts() {
    let versions = ["17.0", nil, "16.4"].map { version in
      BuildSettings(layers: [version.map { ["IPHONEOS_DEPLOYMENT_TARGET": $0] } ?? [:]])
    }
    #expect(BuildSettings.versions(in: versions)?.map(\.text) == ["iOS 16.4"])
    let unknown = BuildSettings(layers: [["IPHONEOS_DEPLOYMENT_TARGET": "$(X)"]])
    #expect(BuildSettings.versions(in: versions + [unknown]) == nil)
  }

  @Test(arguments: [
    ("App", "App"), ("My App-2", "My_App_2"), ("2nd", "_nd"), ("Größe Δ", "Größe_Δ"),
    ("a.b", "a_b"),
    ("🐴", "_"), ("", ""),
  ])
  func modulesAreIdentifiers(_ name: String, _ expected: String) {
    #expect(name.moduleName == expected)
  }

  @Test func readsFilesOfSettings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // A comment
      #include "Shared/Base.xcconfig"
      #include? "gone.xcconfig"
      #include "Main.xcconfig"
      IPHONEOS_DEPLOYMENT_TARGET = 17.0 // at least
        NAME=a = b;\r
      EMPTY =
      MACOSX_DEPLOYMENT_TARGET [sdk=macosx*] [arch=arm64] = 14
      BROKEN[sdk=macosx* = 1
      no setting
      """, to: "Main.xcconfig")
    try folder.write(
      """
      NAME = base
      OTHER = $(NAME)
      #include "Deep.xcconfig"
      """, to: "Shared/Base.xcconfig")
    try folder.write("DEEP = 1\n#include \"../Main.xcconfig\"\n", to: "Shared/Deep.xcconfig")
    #expect(
      ConfigurationFile(at: folder.path("Main.xcconfig")).settings == [
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "NAME": "a = b", "EMPTY": "", "OTHER": "$(NAME)",
        "DEEP": "1", "MACOSX_DEPLOYMENT_TARGET[sdk=macosx*][arch=arm64]": "14",
      ])
    #expect(ConfigurationFile(at: folder.path("gone.xcconfig")).settings == [:])
  }

  /// Ten files that each include all others ten times would take for ever.
  @Test func filesThatIncludeEachOtherEnd() throws {
    let folder = try TemporaryFolder()
    let names = (0..<10).map { "\($0).xcconfig" }
    for name in names {
      let lines = names.map { "#include \"\($0)\"\n" }.joined()
      try folder.write(lines + "N\(name.prefix(1)) = 1\n", to: name)
    }
    #expect(ConfigurationFile(at: folder.path("0.xcconfig")).settings["N0"] == "1")
  }
}
