/// The Swift compiler of the toolchain in `PATH`.
struct SwiftCompiler: Sendable {
  /// The path of `swiftc`.
  let path: String
  /// What it says its version is.
  let version: String
  let environment: Environment

  /// Finds the compiler.
  ///
  /// - Parameters:
  ///   - environment: What is around the program.
  ///   - purpose: What it is needed for, as the beginning of a sentence.
  /// - Throws: `UsageError` if there is none, or if it does not run.
  init(environment: Environment, neededFor purpose: String) throws(UsageError) {
    let path = try Self.path(in: environment, neededFor: purpose)
    let process = ChildProcess(
      executable: path, arguments: ["--version"], variables: environment.variables)
    guard let result = process.run(keeping: .output), result.code == 0 else {
      throw UsageError("\(path) --version fails", hint: "repair the Swift toolchain")
    }
    self.path = path
    self.environment = environment
    version = String(decoding: result.bytes, as: UTF8.self)
  }

  /// The path of `swiftc`.
  ///
  /// - Throws: `UsageError` if there is none.
  static func path(
    in environment: Environment, neededFor purpose: String
  ) throws(UsageError) -> String {
    if let path = environment.program("swiftc") { return path }
    throw UsageError(
      "\(purpose) needs 'swiftc', which is not in PATH",
      hint: "install a Swift toolchain or add its folder to PATH, or leave the option out")
  }

  /// The folder of the libraries that macros are built with.
  var hostLibraries: String {
    let real = FileStatus.realPath(of: path) ?? path
    let toolchain = real.parentFolder?.parentFolder ?? ""
    return "\(toolchain)/lib/swift/host"
  }

  /// Runs the compiler to make something.
  ///
  /// - Throws: `FileError` with what the compiler says, if it does not make it.
  func run(_ arguments: [String], toMake what: String) throws(FileError) {
    let process = ChildProcess(
      executable: path, arguments: arguments, variables: environment.variables)
    guard let result = process.run(keeping: .errors) else {
      throw FileError("\(path) cannot be started")
    }
    guard result.code != 0 else { return }
    let output = String(decoding: result.bytes, as: UTF8.self)
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    let shown = (errors.isEmpty ? output.split(separator: "\n") : errors).prefix(5)
    throw FileError("\(what) cannot be built:\n" + shown.joined(separator: "\n"))
  }
}
