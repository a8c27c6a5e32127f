/// One process of the compiler that parses texts.
struct ParseJob {
  /// What the texts are to the compiler.
  enum Mode {
    /// Files of a module.
    case library
    /// One file with code at its top level.
    case script
  }

  /// What comes of it.
  enum Answer {
    /// The first error in each text; nil for none.
    case errors([String?])
    /// Something that is not about the texts, in the compiler's words.
    case trouble(String)
  }

  /// The path of `swiftc`.
  let compiler: String
  let environment: Environment
  let mode: Mode

  /// Parses texts, which are on disk as long as that takes.
  ///
  /// - Throws: `FileError` if they cannot be put there.
  func answer(to texts: [[UInt8]]) throws(FileError) -> Answer {
    let folder = try ScratchFolder(environment: environment)
    defer { folder.remove() }
    for (index, text) in texts.enumerated() {
      try folder.write(text, to: CompilerErrors.fileName(of: index))
    }
    // A command line has a limit; a list of paths in a file has none.
    let paths = texts.indices.map { "\(folder.name)/\(CompilerErrors.fileName(of: $0))\n" }
    try folder.write(Array(paths.joined().utf8), to: "paths")
    let process = ChildProcess(
      executable: compiler, arguments: arguments + ["@\(folder.name)/paths"],
      variables: environment.variables, folder: folder.parent)
    guard let result = process.run(keeping: .errors) else { return .trouble("it does not start") }
    if result.code == 0 { return .errors(texts.map { _ in nil }) }
    let errors = CompilerErrors(result.bytes, folder: folder.name)
    // Any other code is that of a crash, before which not all texts were parsed.
    guard result.code == 1, errors.elsewhere == nil, !errors.byFile.isEmpty else {
      return .trouble(errors.elsewhere ?? "it crashes")
    }
    return .errors(texts.indices.map { errors.byFile[$0] })
  }

  private var arguments: [String] {
    let base = [
      "-frontend", "-parse", "-diagnostic-style", "llvm", "-suppress-warnings",
      // Xcode and Swift 6 read `/…/` as a regular expression. Where code does without, there is
      // hardly any that this reads otherwise.
      "-enable-bare-slash-regex",
    ]
    return mode == .library ? base + ["-parse-as-library"] : base
  }
}
