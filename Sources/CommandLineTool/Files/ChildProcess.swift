import Foundation

/// Another program that is run to its end.
struct ChildProcess {
  /// The program's absolute path.
  let executable: String
  let arguments: [String]
  let variables: [String: String]
  /// The folder that it runs in; nil for that of this process.
  var folder: String?

  /// Which of the two streams of a program is kept; the other one is dropped.
  enum Stream {
    case output, errors
  }

  /// What came of a run.
  struct Result {
    /// What stood in the stream that is kept.
    let bytes: [UInt8]
    /// The exit code; nil if a signal ended the program.
    let code: Int32?
  }

  /// Runs the program, which reads nothing; nil if it cannot be started.
  func run(keeping stream: Stream) -> Result? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = variables
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    switch stream {
    case .output: process.standardOutput = pipe
    case .errors: process.standardError = pipe
    }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let hasExited = process.terminationReason == .exit
    return Result(bytes: [UInt8](data), code: hasExited ? process.terminationStatus : nil)
  }
}
