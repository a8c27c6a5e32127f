import CodeFacts
import TextEditing

/// The options of the commands that run codemods, with their values read.
struct RunArguments: Equatable {
  var targets: [PlatformVersion] = []
  var includesReview = false
  var jobs: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    for text in arguments.all(.target) {
      let target = try Self.target(text)
      guard !targets.contains(where: { $0.platform == target.platform }) else {
        throw UsageError("\(OptionName.target.flag) names \(target.platform) more than once")
      }
      targets.append(target)
    }
    includesReview = arguments.has(.review)
    jobs = try Self.jobs(arguments)
  }

  /// The number behind `--jobs`, if it is given.
  static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(.jobs) else { return nil }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("\(OptionName.jobs.flag) cannot be '\(text)'; it is a number from 1 to 1024")
    }
    return jobs
  }

  private static func target(_ text: String) throws(UsageError) -> PlatformVersion {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let hint = "write a platform and a version, as '\(OptionName.target.flag) iOS:17'"
    guard parts.count == 2 else {
      throw UsageError("\(OptionName.target.flag) cannot be '\(text)'", hint: hint)
    }
    guard PlatformVersion.platforms.contains(parts[0]) else {
      let known = PlatformVersion.platforms
      throw UsageError(
        "unknown platform '\(parts[0])'" + Suggestion.question(for: parts[0], in: known),
        hint: "platforms are \(known.joined(separator: ", "))")
    }
    guard let target = PlatformVersion(platform: parts[0], text: parts[1]) else {
      throw UsageError("'\(parts[1])' is no version", hint: hint)
    }
    return target
  }
}
