import Foundation

/// What surrounds a run of the program.
public struct Environment: Sendable {
  /// The environment variables.
  public var variables: [String: String]
  /// The absolute path of the current folder.
  public var currentFolder: String
  /// The path of the program; nil if it is not known.
  public var executable: String?
  /// Whether standard output is a terminal.
  public var isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool
  /// Reads all of standard input; nil if it cannot be read.
  public var standardInput: @Sendable () -> [UInt8]?

  /// Creates an environment; the defaults are those of a run without anything around.
  public init(
    variables: [String: String] = [:], currentFolder: String, executable: String? = nil,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    standardInput: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.variables = variables
    self.currentFolder = currentFolder
    self.executable = executable
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.standardInput = standardInput
  }

  /// The environment of this process.
  public static var process: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      currentFolder: FileManager.default.currentDirectoryPath,
      executable: FileStatus.realPath(of: "/proc/self/exe") ?? Bundle.main.executablePath,
      isOutputTerminal: isatty(STDOUT_FILENO) != 0,
      isErrorTerminal: isatty(STDERR_FILENO) != 0,
      standardInput: {
        let bytes = try? FileReader.readAll(of: STDIN_FILENO, atMost: FileReader.largestLog)
        return bytes.flatMap { $0.count > FileReader.largestLog ? nil : $0 }
      })
  }

  var workspace: Workspace { Workspace(folder: currentFolder) }
  var git: Git { Git(variables: variables) }

  /// The path of the program that a name stands for in a shell; nil if there is none.
  func program(_ name: String) -> String? {
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.map { workspace.absolute($0) + "/" + name }
      .first { FileStatus(at: $0) == .file && access($0, X_OK) == 0 }
  }
}
