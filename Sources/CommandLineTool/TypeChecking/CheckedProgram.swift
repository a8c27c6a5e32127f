import CodeFacts
import SyntaxTrees

/// Code that is given to the compiler: the files of a case or an example with what they use.
struct CheckedProgram: Sendable {
  /// A file of a module.
  struct File: Sendable, Hashable {
    /// The path by which the case knows the file; empty for the only file of a case.
    var path: String
    var bytes: [UInt8]
    /// Whether code stands at the file's top level.
    var isScript: Bool
  }

  /// Files that are compiled together.
  struct Module: Sendable, Hashable {
    var name: String
    var files: [File]
    /// The names of the modules of the program that it imports.
    var imports: Set<String> = []
  }

  /// The modules; each stands behind those that it imports.
  private(set) var modules: [Module]

  /// The name of the module of code that names none.
  static let onlyModule = "Main"

  /// The program that a case's files make.
  ///
  /// - Parameters:
  ///   - test: The case.
  ///   - texts: The texts of its files, in their order: those before, or the results.
  ///   - parser: The parser of the calling thread.
  init(_ test: CodemodCase, texts: [[UInt8]], parser: SyntaxParser) {
    var builder = Builder(parser: parser)
    for (file, bytes) in zip(test.files, texts) {
      builder.add(
        bytes, path: test.isProject ? file.path : "", module: file.module ?? Self.onlyModule)
    }
    // What a case of one module declares itself, it does not use from elsewhere.
    let own = builder.modules.count == 1 ? builder.declaredNames : []
    let module = builder.modules.count == 1 ? builder.modules.keys.first : nil
    for context in test.judgement.context {
      guard let module = context.module ?? module else { continue }
      let bytes = context.isShared ? builder.without(own, context.bytes) : context.bytes
      builder.add(bytes, path: (context.isShared ? "../" : "") + context.path, module: module)
    }
    modules = builder.ordered()
  }
}

/// Collects the files of a program by their modules.
private struct Builder {
  let parser: SyntaxParser
  private(set) var modules: [String: CheckedProgram.Module] = [:]
  /// The names that the files declare at their top level.
  private(set) var declaredNames: Set<String> = []

  init(parser: SyntaxParser) { self.parser = parser }

  mutating func add(_ bytes: [UInt8], path: String, module name: String) {
    let tree = parser.parse(bytes)
    var module = modules[name] ?? CheckedProgram.Module(name: name, files: [])
    module.files.append(
      CheckedProgram.File(path: path, bytes: bytes, isScript: Self.isScript(tree)))
    module.imports.formUnion(Declarations(of: tree).imports)
    modules[name] = module
    for node in tree.root.children where !node.isExtension {
      declaredNames.formUnion(node.declaredName.map { [$0] } ?? [])
    }
  }

  /// Code without the declarations of some names and their extensions, line for line.
  func without(_ names: Set<String>, _ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for node in parser.parse(bytes).root.children {
      guard let name = node.declaredName, names.contains(name) else { continue }
      for index in node.start..<node.end where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  /// The modules, each behind those that it imports; those of a circle by name.
  func ordered() -> [CheckedProgram.Module] {
    var rest = modules.values.sorted { $0.name < $1.name }.map { module in
      var module = module
      module.imports = module.imports.intersection(modules.keys).subtracting([module.name])
      return module
    }
    var result: [CheckedProgram.Module] = []
    while !rest.isEmpty {
      let open = Set(rest.map(\.name))
      let next = rest.firstIndex { $0.imports.isDisjoint(with: open) } ?? 0
      result.append(rest.remove(at: next))
    }
    return result
  }

  private static let declarations: Set<Kind> = [
    .classDeclaration, .protocolDeclaration, .functionDeclaration, .propertyDeclaration,
    .typealiasDeclaration, .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration,
    .macroDeclaration, .directive,
    // It may be an expression as well, but at this place it mostly makes declarations.
    .macroInvocation,
  ]

  /// Whether statements stand at the top level.
  private static func isScript(_ tree: SyntaxTree) -> Bool {
    tree.root.children.contains { node in
      node.isNamed && !node.isComment && !declarations.contains(node.kind)
    }
  }
}

extension Node {
  /// The name that a declaration at the top level declares or extends.
  fileprivate var declaredName: String? {
    guard let name = children.first(where: { $0.field == .name }) else { return nil }
    let identifier = [name] + Array(name.descendants)
    return identifier.first { $0.kind == .typeIdentifier || $0.kind == .simpleIdentifier }?.text
  }

  fileprivate var isExtension: Bool {
    kind == .classDeclaration && children.contains { $0.hasText("extension") && !$0.isNamed }
  }
}
