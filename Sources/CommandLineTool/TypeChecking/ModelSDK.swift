import Foundation
import TextEditing

/// A model of two SDKs, as declarations: what an older and a newer one have in common, what each has
/// for itself, and the macros that they declare.
///
/// ```
/// Shared/<module>/*.swiftinterface    parts of modules that both SDKs have
/// <number>/<module>/*.swiftinterface  parts of modules that one of them has
/// Macros/*.swift                      the macros, one plug-in
/// ```
struct ModelSDK {
  /// The folder's absolute path.
  let path: String
  let compiler: SwiftCompiler
  let cache: TypeCheckCache

  /// A module of one of the SDKs.
  private struct Module {
    var name: String
    var text: String
    var imports: Set<String>
  }

  /// The two SDKs, built.
  ///
  /// - Throws: `FileError` if the folder is not as it has to be, or cannot be built.
  func sdks() throws(FileError) -> CheckingSDKs {
    let numbers = try names(in: path).compactMap(Int.init).sorted()
    guard numbers.count == 2 else {
      throw FileError("\(path) must have folders for two SDKs, named by their numbers")
    }
    let macros = try macros()
    let older = try sdk(numbers[0], macros: macros)
    return CheckingSDKs(older: older, newer: try sdk(numbers[1], macros: macros))
  }

  private func sdk(_ number: Int, macros: [String]) throws(FileError) -> CheckingSDK {
    let modules = try modules(of: number)
    var key = ContentKey()
    key.add(compiler.version)
    for argument in macros { key.add(argument) }
    for module in modules { key.add(module.text) }
    let folder = try cache.built(key.name) { folder throws(FileError) in
      try TypeCheckCache.makeFolder(folder)
      for module in modules { try build(module, in: folder, macros: macros) }
    }
    let arguments =
      [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-I", folder, "-swift-version", "5",
        "-enable-testing", "-diagnostic-style", "llvm", "-suppress-warnings",
      ] + macros
    return CheckingSDK(
      name: "the model of SDK \(number)", number: number, key: key.name, compiler: compiler.path,
      arguments: { _ in arguments })
  }

  /// Builds a module whose imports are there.
  private func build(_ module: Module, in folder: String, macros: [String]) throws(FileError) {
    let interface = "\(folder)/\(module.name).swiftinterface"
    do {
      try Data(module.text.utf8).write(to: URL(fileURLWithPath: interface))
    } catch {
      throw FileError("\(interface) cannot be written: \(error.localizedDescription)")
    }
    let arguments = [
      "-frontend", "-compile-module-from-interface", interface, "-module-name", module.name,
      "-I", folder, "-diagnostic-style", "llvm", "-o", "\(folder)/\(module.name).swiftmodule",
    ]
    try compiler.run(arguments + macros, toMake: "the module \(module.name) of \(path)")
  }

  /// The modules of an SDK; each stands behind those that it imports.
  private func modules(of number: Int) throws(FileError) -> [Module] {
    var names: Set<String> = []
    let folders = ["\(path)/Shared", "\(path)/\(number)"]
    for folder in folders { names.formUnion(try self.names(in: folder)) }
    var rest: [Module] = []
    for name in names.sorted() {
      var parts: [String] = []
      for folder in folders where FileStatus(at: "\(folder)/\(name)") == .folder {
        for file in try self.names(in: "\(folder)/\(name)") {
          parts.append(try text(at: "\(folder)/\(name)/\(file)"))
        }
      }
      rest.append(Self.module(name, parts: parts))
    }
    var result: [Module] = []
    while !rest.isEmpty {
      let open = Set(rest.map(\.name))
      guard let next = rest.firstIndex(where: { $0.imports.isDisjoint(with: open) }) else {
        let names = open.sorted().joined(separator: ", ")
        throw FileError("\(path): modules import each other: \(names)")
      }
      result.append(rest.remove(at: next))
    }
    return result
  }

  /// A module's interface file, made of its parts.
  private static func module(_ name: String, parts: [String]) -> Module {
    let flags = "-module-name \(name) -enable-library-evolution -swift-version 5"
    // What an interface gets that the compiler writes.
    let header =
      "// swift-interface-format-version: 1.0\n// swift-module-flags: \(flags)\n"
      + ["Swift", "_Concurrency", "_StringProcessing"].map { "import \($0)\n" }.joined()
    let lines = parts.flatMap { $0.split(separator: "\n") }
    let imports = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1 else { return nil }
      return words.last.map(String.init)
    }
    return Module(
      name: name, text: header + parts.joined(separator: "\n"),
      imports: Set(imports).subtracting([name]))
  }

  /// The arguments that load the macros: those of the model, and those of the toolchain.
  private func macros() throws(FileError) -> [String] {
    let host = compiler.hostLibraries
    let plugins = ["-plugin-path", "\(host)/plugins"]
    let folder = "\(path)/Macros"
    guard FileStatus(at: folder) == .folder else { return plugins }
    let sources = try names(in: folder).map { "\(folder)/\($0)" }
    var key = ContentKey()
    key.add(compiler.version)
    for source in sources { key.add(try text(at: source)) }
    let library = "lib\(Self.macroModule).so"
    let built = try cache.built(key.name) { built throws(FileError) in
      try TypeCheckCache.makeFolder(built)
      try compiler.run(
        [
          "-parse-as-library", "-emit-library", "-module-name", Self.macroModule, "-I", host, "-L",
          host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-Xlinker", "-rpath", "-Xlinker", host,
        ] + sources + ["-o", "\(built)/\(library)"], toMake: "the macros of \(path)")
    }
    return ["-load-plugin-library", "\(built)/\(library)"] + plugins
  }

  /// The module of the macros, as the declarations of the model name it.
  private static let macroModule = "ModelMacros"

  private func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw FileError("\(folder) cannot be read: \(error.localizedDescription)")
    }
  }

  private func text(at path: String) throws(FileError) -> String {
    String(decoding: try FileReader.readText(at: path), as: UTF8.self)
  }
}

extension ModelSDK {
  /// Where the model lies: beside the codemods where it was installed, else in a checkout's tests.
  static func folder(besideCodemods folder: CodemodFolder) -> String? {
    let parent = folder.path.parentFolder ?? ""
    return ["\(parent)/ModelSDK", "\(parent)/Tests/ModelSDK"]
      .first { FileStatus(at: $0) == .folder }
  }
}
