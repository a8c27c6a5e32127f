import Foundation
import Testing

@testable import CommandLineTool

/// For each build error of the references: the sample app fails with it, what the compiler says of
/// it goes to `fix`, and then the app compiles.
@Suite struct BuildErrorTests {
  /// A folder of files that fail, and the errors that the compiler has to find in them.
  struct Row: Sendable, CustomTestStringConvertible {
    let folder: String
    let errors: [String]
    /// Whether the codemod that answers wants a person's eye.
    var wantsReview = false
    var testDescription: String { folder }
  }

  static let rows: [Row] = [
    Row(
      folder: "definite-initialization",
      errors: [
        "GearForm.swift:12:9: error: variable 'self.hike' used before being initialized",
        "GearForm.swift:13:9: error: variable 'self.hike' used before being initialized",
      ]),
    Row(
      folder: "ambiguous-opacity",
      errors: ["PhotoFrame.swift:12:34: error: ambiguous use of 'opacity'"]),
    Row(
      folder: "ambiguous-blend-mode",
      errors: ["SummitGlow.swift:11:30: error: ambiguous use of 'blendMode'"]),
    Row(
      folder: "tuple-view",
      errors: [
        "Heading.swift:19:13: error: cannot convert value of type "
          + "'VStack<TupleContent<Text, Text>>' to expected argument type "
          + "'VStack<TupleView<(Text, Text)>>'"
      ]),
    Row(
      folder: "empty-map-content",
      errors: [
        "MapScreen.swift:16:9: error: return type of property 'controls' requires that "
          + "'EmptyMapContent' conform to 'View'"
      ]),
    Row(
      folder: "ambiguous-type",
      errors: ["TrailMark.swift:12:19: error: ambiguous use of 'clear'"], wantsReview: true),
    Row(
      folder: "memberwise-init",
      errors: ["StepCounter.swift:15:18: error: extraneous argument label 'steps:' in call"]),
  ]

  /// The app, taken to the SDK of 2027: its files by their paths.
  private static let migrated = Task {
    try await AppFolder(try AppFolder.files(of: "Trailhead")).migrate()
  }

  /// Each row in one of the styles, and the first one in both.
  private static let runs =
    rows.enumerated().map { ($1, AppFolder.LogStyle.allCases[$0 % 2]) } + [(rows[0], .swift)]

  @Test(arguments: runs)
  func theLogFindsTheFix(row: Row, style: AppFolder.LogStyle) async throws {
    let failing = try AppFolder.files(of: "BuildErrors/\(row.folder)")
    let old = try AppFolder(try AppFolder.files(of: "Trailhead").merging(failing) { $1 })
    #expect(try old.compile(with: old.sdks.older ?? old.sdks.newer).log == "")

    let app = try AppFolder(try await Self.migrated.value.merging(failing) { $1 })
    let (log, errors) = try app.compile(with: app.sdks.newer, style: style)
    #expect(errors == row.errors)
    try app.folder.write(log, to: "build.log")
    let fix = ["fix", "--log", "build.log", "--allow-dirty"]
    let result = await app.terminal.run(row.wantsReview ? fix + ["--review"] : fix)
    #expect(result.err == "")
    #expect(result.code == .done)
    #expect(try app.compile(with: app.sdks.newer).log == "")
  }
}

/// An app on disk that is compiled and changed.
struct AppFolder {
  /// How the compiler prints what it finds.
  enum LogStyle: String, CaseIterable, Sendable {
    /// One line for a place, as Xcode shows it.
    case llvm
    /// The code around a place in a frame, as on a terminal.
    case swift
  }

  let folder: TemporaryFolder
  let terminal: Terminal
  let sdks: CheckingSDKs
  /// The folders of the modules, in the order in which they are compiled; those that are there count.
  var modules = ["Sources/Paints", "Sources/Trailhead"]

  /// The path of something in the repository.
  static func repository(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: name).path
  }

  /// The Swift files of an app, or of files for it, by their paths.
  static func files(of app: String) throws -> [String: [UInt8]] {
    let path = repository("Corpus/Apps/\(app)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, Array(try Data(contentsOf: URL(filePath: "\(path)/\($0)"))))
      })
  }

  init(_ files: [String: [UInt8]]) throws {
    folder = try TemporaryFolder()
    var terminal = Terminal(folder)
    terminal.variables["SWIFT_CODEMOD_HOME"] = Self.repository("Codemods")
    self.terminal = terminal
    let environment = Environment(variables: terminal.variables, currentFolder: folder.path)
    sdks = try ModelSDK(
      path: Self.repository("Tests/ModelSDK"),
      compiler: SwiftCompiler(environment: environment, neededFor: "The test"),
      cache: TypeCheckCache(environment: environment)
    ).sdks()
    for (name, bytes) in files { try folder.write(bytes, to: name) }
  }

  /// What the compiler says of the app, and the lines of it that tell errors, by place.
  func compile(
    with sdk: CheckingSDK, style: LogStyle = .llvm
  ) throws -> (log: String, errors: [String]) {
    let names = try swiftFiles()
    var log = ""
    for path in modules {
      let module = path.split(separator: "/").last.map(String.init) ?? path
      let files = names.filter { $0.hasPrefix("\(path)/") }.map { folder.path($0) }
      if files.isEmpty { continue }
      let process = ChildProcess(
        executable: sdk.compiler,
        arguments: sdk.arguments(.sample("")) + [
          "-parse-as-library", "-module-name", module, "-diagnostic-style", style.rawValue, "-I",
          folder.path, "-emit-module-path", folder.path("\(module).swiftmodule"),
        ] + files, variables: terminal.variables)
      let result = try #require(process.run(keeping: .errors))
      log += String(decoding: result.bytes, as: UTF8.self)
      if result.code != 0, log.isEmpty { log = "the compiler fails" }
    }
    let errors = log.split(separator: "\n")
      .filter { $0.hasPrefix(folder.path) && $0.contains(": error: ") }
      .compactMap { line -> String? in
        guard let end = line.firstRange(of: ".swift:")?.lowerBound else { return nil }
        let slash = line[..<end].lastIndex(of: "/")
        return slash.map { String(line[line.index(after: $0)...]) }
      }
    return (log, Set(errors).sorted())
  }

  /// Takes the sample app to the SDK of 2027: by `apply`, and by hand where that says so.
  ///
  /// - Returns: Its files by their paths.
  func migrate() async throws -> [String: [UInt8]] {
    let result = await terminal.run("apply", "swiftui-27", "--review", "--allow-dirty")
    #expect(result.code == .done)
    // The two places that the compiler still names are among those that `apply` leaves to people.
    #expect(
      try compile(with: sdks.newer).errors == [
        "HikeDetail.swift:18:9: error: variable 'self.hike' used before being initialized",
        "WeatherCard.swift:13:13: error: variable 'self.day' used before being initialized",
      ])
    let asking = #"Forecast(summary: "Asking…", high: 0, low: 0)"#
    try replace(": Forecast = \(asking)", by: ": Forecast", in: "Components/WeatherCard.swift")
    try replace(
      "= known\n        }\n",
      by: "= known\n        } else {\n            forecast = \(asking)\n        }\n",
      in: "Components/WeatherCard.swift")
    try replace("photoIndex: Int = 0", by: "photoIndex: Int", in: "Views/HikeDetail.swift")
    try replace(
      "init(hike: Hike) {\n", by: "init(hike: Hike) {\n        photoIndex = 0\n",
      in: "Views/HikeDetail.swift")
    #expect(try compile(with: sdks.newer).log == "")
    return try texts()
  }

  /// The Swift files as they are now, by their paths.
  func texts() throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: swiftFiles().map { ($0, try folder.bytes(of: $0)) })
  }

  private func swiftFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func replace(_ old: String, by new: String, in name: String) throws {
    let name = "Sources/Trailhead/\(name)"
    let text = try folder.text(of: name)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: name)
  }
}
