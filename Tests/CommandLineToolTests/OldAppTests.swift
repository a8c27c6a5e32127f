import Foundation
import Testing

@testable import CommandLineTool

/// An app in the style of 2020 becomes one of 2027: the packs go together, in whatever order they are named.
@Suite struct OldAppTests {
  static let packs = ["deprecated", "modernize", "swiftui-27"]

  private static func app() throws -> AppFolder {
    var app = try AppFolder(try AppFolder.files(of: "Harbor"))
    app.modules = ["Sources/Harbor", "Tests/HarborTests"]
    return app
  }

  /// The files after the packs have been applied, in one run, in an order.
  private static func migrated(by packs: [String]) async throws -> AppFolder {
    let app = try Self.app()
    let result = await app.terminal.run(
      ["apply"] + packs + ["--review", "--target", "iOS:27", "--allow-dirty"])
    #expect(result.err == "")
    #expect(result.code == .done)
    return app
  }

  @Test func compilesBeforeAndAfter() async throws {
    let old = try Self.app()
    #expect(try old.compile(with: old.sdks.older ?? old.sdks.newer).log == "")
    let new = try await Self.migrated(by: Self.packs)
    #expect(try new.compile(with: new.sdks.newer).log == "")

    let texts = try new.texts()
    let again = await new.terminal.run(
      ["apply"] + Self.packs + ["--review", "--target", "iOS:27", "--allow-dirty"])
    #expect(again.code == .done)
    #expect(try new.texts() == texts, "a second run changes nothing")

    let code = texts.filter { $0.key != "Package.swift" }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined()
    for word in Self.oldWords { #expect(!code.contains(word), "\(word)") }
  }

  @Test func theOrderOfThePacksDoesNotMatter() async throws {
    let texts = try await Self.migrated(by: Self.packs).texts()
    let reversed = try await Self.migrated(by: Self.packs.reversed()).texts()
    #expect(reversed == texts)
  }

  /// What the app was written with, and has none of afterwards.
  private static let oldWords = [
    "NavigationView", "navigationBarTitle(", "navigationBarItems", "navigationBarLeading",
    "navigationBarHidden", "tabItem", "presentationMode", "actionSheet", "ActionSheet", "Alert(",
    "ObservableObject", "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject",
    "environmentObject", "onAppear", "foregroundColor", "cornerRadius(", "accentColor(",
    "edgesIgnoringSafeArea", "MagnificationGesture", "autocapitalization",
    "disableAutocorrection", "onCommit", "accessibility(", "sizeCategory)", "Section(header",
    "PreviewProvider", "showsIndicators", "UIApplication", "PlainButtonStyle()", "AnyView",
    "EnvironmentKey", "XCT",
  ]
}
