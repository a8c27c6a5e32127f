import Foundation

/// The program `swift-codemod`.
public enum Program {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Runs the program in this process, with its arguments, files and terminal.
  public static func main() async -> Never {
    // A reader that has gone is noticed when writing; it must not end a half-done run.
    signal(SIGPIPE, SIG_IGN)
    let output = Output.process
    let code = await run(
      Array(CommandLine.arguments.dropFirst()), environment: .process, output: output)
    exit(code.rawValue)
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the program's name.
  ///   - environment: What surrounds the run.
  ///   - output: Where text goes; everything is flushed at the end.
  /// - Returns: What to tell the caller.
  public static func run(
    _ arguments: [String], environment: Environment, output: Output
  ) async -> ExitCode {
    defer {
      output.data.flush()
      output.notes.flush()
    }
    do throws(UsageError) {
      switch try ArgumentParser.parse(arguments) {
      case .help(let topic):
        output.print(try HelpText.text(about: topic))
        return .done
      case .version:
        output.print("swift-codemod \(version)\n")
        return .done
      case .command(let arguments):
        let session = Session(
          arguments: arguments, environment: environment, output: output)
        return try await session.run()
      }
    } catch {
      output.note("swift-codemod: error: " + error.message)
      if let hint = error.hint { output.note("  " + hint) }
      return .usage
    }
  }
}
