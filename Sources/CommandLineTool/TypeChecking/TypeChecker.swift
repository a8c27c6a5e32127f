import Foundation
import SyntaxTrees

/// Asks the compiler what is wrong with code, and remembers what it said.
struct TypeChecker: Sendable {
  let environment: Environment
  let cache: TypeCheckCache

  /// The errors in a program, by file and line, each once.
  ///
  /// The code goes through the compiler up to its intermediate language, so that uses of variables
  /// before they are initialized are found too. A module that imports one with errors is not judged.
  ///
  /// - Throws: `FileError` if the compiler cannot be asked.
  func messages(
    of program: CheckedProgram, test: CodemodCase, sdk: CheckingSDK
  ) throws(FileError) -> [CompilerMessage] {
    let arguments = sdk.arguments(test)
    let key = Self.key(of: program, sdk: sdk, arguments: arguments)
    if let known = cache.messages(for: key) { return known }
    let folder = try ScratchFolder(environment: environment)
    defer { folder.remove() }
    var result: [CompilerMessage] = []
    var failed: Set<String> = []
    for (index, module) in program.modules.enumerated() {
      guard module.imports.isDisjoint(with: failed) else { continue }
      let job = ModuleJob(
        module: module, isLast: index == program.modules.count - 1, folder: folder, sdk: sdk,
        arguments: arguments, environment: environment)
      let messages = try job.messages(prefix: "\(index)")
      if !messages.isEmpty { failed.insert(module.name) }
      result += messages
    }
    result.sort { ($0.file, $0.line, $0.text) < ($1.file, $1.line, $1.text) }
    cache.keep(result, for: key)
    return result
  }

  private static func key(
    of program: CheckedProgram, sdk: CheckingSDK, arguments: [String]
  ) -> String {
    var key = ContentKey()
    key.add(sdk.key)
    for argument in arguments { key.add(argument) }
    for module in program.modules {
      key.add(module.name)
      for file in module.files {
        key.add(file.path)
        key.add(file.bytes)
        key.add(file.isScript ? "script" : "")
      }
      key.add([0])
    }
    return key.name
  }
}

/// One process of the compiler, which checks a module and leaves it for those that import it.
private struct ModuleJob {
  let module: CheckedProgram.Module
  let isLast: Bool
  let folder: ScratchFolder
  let sdk: CheckingSDK
  let arguments: [String]
  let environment: Environment

  private var path: String { "\(folder.parent)/\(folder.name)" }

  func messages(prefix: String) throws(FileError) -> [CompilerMessage] {
    // A module has at most one file with code at its top level, and that one has to have its name.
    let scripts = module.files.indices.filter { module.files[$0].isScript }
    let script = scripts.count == 1 ? scripts[0] : nil
    var files: [String: String] = [:]
    var paths: [String] = []
    try TypeCheckCache.makeFolder("\(path)/\(prefix)")
    for (index, file) in module.files.enumerated() {
      let name = "\(prefix)/\(index == script ? "main" : "\(index)").swift"
      try folder.write(file.bytes, to: name)
      files["\(path)/\(name)"] = file.path
      paths.append("\(path)/\(name)")
    }
    var words = arguments + ["-module-name", module.name, "-I", path]
    if script == nil { words.append("-parse-as-library") }
    if !isLast { words += ["-emit-module-path", "\(path)/\(module.name).swiftmodule"] }
    let process = ChildProcess(
      executable: sdk.compiler, arguments: words + paths, variables: environment.variables)
    guard let result = process.run(keeping: .errors) else {
      throw FileError("\(sdk.compiler) cannot be started")
    }
    if result.code == 0 { return [] }
    let errors = CompilerMessage.errors(in: result.bytes)
    guard !errors.isEmpty else {
      let last = String(decoding: result.bytes.suffix(2_000), as: UTF8.self)
      return [CompilerMessage(file: "", line: 0, text: "the compiler fails: \(last)")]
    }
    return errors.map { error in
      CompilerMessage(file: files[error.file] ?? error.file, line: error.line, text: error.text)
    }
  }
}
