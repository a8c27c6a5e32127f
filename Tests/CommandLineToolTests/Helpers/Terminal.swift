import CommandLineTool
import Foundation

/// Runs the program in a folder and keeps what it prints.
struct Terminal {
  var folder: TemporaryFolder
  /// The folder below, in which the program runs.
  var subfolder = "."
  var input: String?
  var variables = TemporaryFolder.environment

  init(_ folder: TemporaryFolder) { self.folder = folder }

  struct Result {
    let code: ExitCode
    let out: String
    let err: String
  }

  /// Runs the program with these arguments; codemods are those in the folder `Codemods`.
  func run(_ arguments: String...) async -> Result { await run(arguments) }

  /// Runs the program with these arguments.
  func run(_ arguments: [String]) async -> Result {
    let (data, notes) = (MemorySink(), MemorySink())
    let input = input
    var variables = variables
    if folder.exists("Codemods") { variables["SWIFT_CODEMOD_HOME"] = folder.path("Codemods") }
    let environment = Environment(
      variables: variables, currentFolder: subfolder == "." ? folder.path : folder.path(subfolder),
      standardInput: { input.map { Array($0.utf8) } })
    let code = await Program.run(
      arguments, environment: environment, output: Output(data: data, notes: notes))
    return Result(code: code, out: data.text, err: notes.text)
  }
}
