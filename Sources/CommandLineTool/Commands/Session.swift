import Foundation

/// One run of a command.
struct Session {
  let arguments: ParsedArguments
  let environment: Environment
  let output: Output

  var workspace: Workspace { environment.workspace }

  var style: Style { Style(option: arguments.value(.color), environment: environment) }

  var isJSON: Bool { arguments.value(.format) == "json" }

  /// Runs the command.
  ///
  /// - Throws: `UsageError`, and then nothing was done.
  func run() async throws(UsageError) -> ExitCode {
    guard arguments.has(.profile) else { return try await runCommand() }
    return try await profiled { () async throws(UsageError) in try await runCommand() }
  }

  private func runCommand() async throws(UsageError) -> ExitCode {
    switch arguments.command {
    case .list: try list()
    case .show: try show()
    case .diff: try await diff()
    case .apply: try await apply()
    case .fix: try await fix()
    case .search: try search()
    case .tree: try tree()
    case .check: try check()
    case .test: try await test()
    }
  }

  /// How many files to work on at a time.
  func jobs() throws(UsageError) -> Int {
    try RunArguments.jobs(arguments) ?? max(ProcessInfo.processInfo.activeProcessorCount, 1)
  }

  /// A line that shows progress if there is a terminal to show it on.
  func progress(total: Int) -> ProgressLine {
    ProgressLine(total: total, on: environment.isErrorTerminal ? output.notes : nil)
  }

  /// Tells about files that could not be processed.
  func report(_ problems: [FileProblem]) {
    for problem in problems {
      output.note("\(problem.path.onOneLine): error: \(problem.message.onOneLine)")
    }
  }
}
