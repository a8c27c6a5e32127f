import Foundation

/// The program `swift-codemod`.
public enum Program {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Runs the program in this process, with its arguments, files and terminal.
  public static func main() async -> Never {
    // A reader that has gone is noticed when writing; it must not end a half-done run.
    signal(SIGPIPE, SIG_IGN)
    openStandardFiles()
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
    let code = await answer(arguments, environment: environment, output: output)
    output.data.flush()
    defer { output.notes.flush() }
    guard let failure = output.data.failure else { return code }
    output.note("swift-codemod: error: standard output \(failure)")
    return code == .done || code == .found ? .incomplete : code
  }

  /// Sees to it that what the caller has closed is not taken for the next file that is opened.
  private static func openStandardFiles() {
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      guard descriptor >= 0, descriptor <= STDERR_FILENO else {
        close(descriptor)
        return
      }
    }
  }

  private static func answer(
    _ arguments: [String], environment: Environment, output: Output
  ) async -> ExitCode {
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
