import CodeFacts
import Testing

@testable import CommandLineTool

@Suite struct RunArgumentsTests {
  private func run(_ options: String...) throws -> RunArguments {
    guard case .command(let parsed) = try ArgumentParser.parse(["diff", "x"] + options) else {
      throw UsageError("no command")
    }
    return try RunArguments(parsed)
  }

  @Test func readsValues() throws {
    let arguments = try run(
      "--target", "iOS:17", "--target", "macOS:10.15.0", "--review", "--jobs", "3")
    #expect(
      arguments.targets == [
        PlatformVersion(platform: "iOS", version: [17]),
        PlatformVersion(platform: "macOS", version: [10, 15]),
      ])
    #expect(arguments.includesReview)
    #expect(arguments.jobs == 3)
  }

  @Test func defaultsAreModest() throws {
    let arguments = try run()
    #expect(arguments.targets.isEmpty)
    #expect(!arguments.includesReview)
    #expect(arguments.jobs == nil)
  }

  @Test(arguments: [
    ("--target=iOS", "--target cannot be 'iOS'"),
    ("--target=iOS:17:2", "--target cannot be 'iOS:17:2'"),
    ("--target=ios:17", "unknown platform 'ios'; did you mean 'iOS'?"),
    ("--target=Windows:11", "unknown platform 'Windows'"),
    ("--target=iOS:", "'' is no version"),
    ("--target=iOS:v17", "'v17' is no version"),
    ("--target=iOS:1.2.3.4", "'1.2.3.4' is no version"),
    ("--target=iOS:99999999999999999999", "'99999999999999999999' is no version"),
    ("--jobs=0", "--jobs cannot be '0'; it is a number from 1 to 1024"),
    ("--jobs=many", "--jobs cannot be 'many'; it is a number from 1 to 1024"),
  ])
  func refuses(_ option: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try run(option) }
    #expect(error?.message == message)
  }

  @Test func refusesAPlatformTwice() {
    let error = #expect(throws: UsageError.self) { try run("--target=iOS:17", "--target=iOS:18") }
    #expect(error?.message == "--target names iOS more than once")
  }
}
