import QueryLanguage
import SyntaxTrees

extension FileFacts {
  /// Whether what another file declares can be used in this one: both are compiled into the same
  /// module, or this file imports the other one's.
  func sees(_ other: FileFacts) -> Bool { sees(other.memory.file) }

  private func sees(_ other: ProjectFile) -> Bool {
    memory.file.mayShareModule(with: other)
      || other.modules.contains(where: importedModules.contains)
  }

  /// The other files among some that can use values of what this one declares; the rest need not be
  /// parsed.
  private func users(_ indices: [Int]) -> [FileFacts] {
    indices.filter { $0 != index && project.project.file($0, canUseValuesOf: index) }
      .map(project.facts(of:))
  }

  /// The modules that the file imports, with those that these import for all that import them.
  var importedModules: Set<String> {
    if let known = memory.importedModules { return known }
    let exporting = project.project.files(mentioning: "_exported").map(project.facts(of:))
    var modules: Set<String> = []
    var waiting = declarations.imports
    while let module = waiting.popLast() {
      guard modules.insert(module).inserted else { continue }
      for file in exporting where file.memory.file.modules.contains(module) {
        waiting += file.declarations.exports
      }
    }
    memory.importedModules = modules
    return modules
  }

  /// Whether both files may be compiled into the same module.
  func isInModule(of other: FileFacts) -> Bool {
    memory.file.mayShareModule(with: other.memory.file)
  }

  /// The other files among some, as far as this one can use what they declare; the rest need not be
  /// parsed.
  private func visible(_ indices: [Int]) -> [FileFacts] {
    indices.filter { $0 != index && sees(project.project.files[$0]) }.map(project.facts(of:))
  }

  /// The other files that can use values of what this one declares, as far as they hold some literals.
  func filesSeeing(_ literals: LiteralFormula) -> [FileFacts] {
    for literal in literals.literals { project.note(String(decoding: literal, as: UTF8.self)) }
    return users(project.project.files(holding: literals))
  }

  /// Whether some literals may all stand in the file.
  func holds(_ literals: LiteralFormula) -> Bool { literals.isSatisfied(by: memory.file.words) }

  /// The files that mention a name and can use values of what this one declares, this one first.
  func files(mentioning name: String) -> [FileFacts] {
    project.note(name)
    return [self] + users(project.project.files(mentioning: name))
  }

  /// The files that may declare a function of that name, this one first.
  func files(declaringFunction name: String) -> [FileFacts] {
    project.note(name)
    return [self] + visible(project.project.files(declaringFunction: name))
  }

  /// The files that may declare a static member of that name, this one first.
  func files(declaringStatic name: String) -> [FileFacts] {
    project.note(name)
    return [self] + visible(project.project.files(declaringStatic: name))
  }

  /// The functions of a name outside types that this file can call.
  func functions(named name: String) -> [Function] {
    files(declaringFunction: name).flatMap { file in
      file.declarations.functions.filter { $0.name == name && isUsable($0.modifiers, of: file) }
    }
  }

  /// The variable or constant of that name outside types; nil if there are several, of which another
  /// one may be compiled.
  func global(named name: String) -> Property? {
    project.note(name)
    let others = visible(project.project.files(declaringGlobal: name))
    let found = ([self] + others).flatMap { file in
      file.declarations.properties.filter { $0.name == name && isUsable($0.modifiers, of: file) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a declaration with these modifiers, at the top of a file, can be used in this one.
  private func isUsable(_ modifiers: [String], of file: FileFacts) -> Bool {
    switch reach(of: file) {
    case .file: true
    case .module: !Access.isPrivate(modifiers)
    case .imported: Access.isPublic(modifiers)
    }
  }

  /// How far what a file declares can be used in this one.
  private func reach(of file: FileFacts) -> NominalType.Reach {
    if file.index == index { return .file }
    let isOpen = file.memory.file.modules.contains(where: declarations.importsInternals(of:))
    return isOpen || isInModule(of: file) ? .module : .imported
  }

  /// The declarations of types, and extensions of them, that have a function of a name, as far as
  /// this file can use their members.
  func declarations(withFunction name: String) -> [TypeDeclaration] {
    files(declaringFunction: name).flatMap { usableDeclarations(with: name, of: $0) }
  }

  /// The declarations of types, and extensions of them, that have a static member of a name, as far
  /// as this file can use their members.
  func declarations(withStatic name: String) -> [TypeDeclaration] {
    files(declaringStatic: name).flatMap { usableDeclarations(with: name, of: $0) }
  }

  /// What a file declares of types, with a member of a name, as far as this one can use it.
  private func usableDeclarations(with name: String, of file: FileFacts) -> [TypeDeclaration] {
    let all = file.declarations.all.filter { $0.hasMember(named: name) }
    switch reach(of: file) {
    case .file: return all
    case .module: return all.filter { !Access.isPrivate($0.modifiers) }.map(\.withoutPrivates)
    case .imported: return all.filter { isReachable($0, of: file) }.map(\.withoutInternals)
    }
  }

  /// Whether members of a declaration of a type in another file can be used in this one.
  private func isReachable(_ part: TypeDeclaration, of file: FileFacts) -> Bool {
    if Access.isPrivate(part.modifiers) { return false }
    // Of an extension, the members say themselves whether they are public.
    return part.form == .extension || isUsable(part.modifiers, of: file)
  }

  /// The type that a node stands in, with what all files add to it.
  func type(around node: Node) -> NominalType? {
    let file = facts(of: node)
    guard let around = file.declarations.declaration(around: node) else { return nil }
    guard around.scope == nil else {
      return file.declarations.localTypes.first { $0.primary?.node == around.node }
    }
    return file.nominal(around.path)
  }

  /// The type of the project that a name, as written at a node, means; nil if there is none.
  func type(named name: String, at node: Node) -> NominalType? {
    guard node.tree === tree else { return facts(of: node).foundType(named: name, at: node) }
    return foundType(named: name, at: node)
  }

  private func foundType(named name: String, at node: Node) -> NominalType? {
    let name = TypeText.withoutArguments(name)
    if let hidden = HiddenName.parts(of: name) { return hiddenType(name, hidden) }
    if name == "Self" { return type(around: node) }
    let local = declarations.localTypes.last { $0.name == name && isNamed($0, at: node) }
    if let local { return local }
    var outer = declarations.declaration(around: node)?.path
    while let path = outer {
      if path == name || path.hasSuffix(".\(name)"), let type = nominal(path) { return type }
      if let type = nominal("\(path).\(name)"), isNamed(type, at: node) { return type }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    guard let type = nominal(name), isNamed(type, at: node) else { return nil }
    // An alias of the own module hides what is imported.
    if let primary = type.primary, !isInModule(of: facts(of: primary.node)),
      let alias = aliasDeclaration(named: name), isInModule(of: facts(of: alias))
    {
      return nil
    }
    return type
  }

  /// Whether a type can be named at a node: one in a function only in there.
  private func isNamed(_ type: NominalType, at node: Node) -> Bool {
    type.primary?.scope?.contains(node) ?? true
  }

  /// The public type that a name means because the file imports a module of the project which
  /// declares it; nil if something nearer has the name, or no such module does.
  func importedType(named name: String, at node: Node) -> NominalType? {
    // Most names need no more than a look at the modules.
    let hasOthers = project.project.files(declaringType: name).contains { index in
      !memory.file.mayShareModule(with: project.project.files[index])
    }
    guard hasOthers, declarations.genericDeclaration(named: name, at: node) == nil,
      LocalScopes.local(name, at: node) == nil,
      type(around: node)?.property(named: name) == nil,
      let type = foundType(named: name, at: node), type.path == name,
      let primary = type.primary, !isInModule(of: facts(of: primary.node))
    else { return nil }
    return type
  }

  /// A type that this file cannot name, with those of its members that can be used here.
  private func hiddenType(_ name: String, _ parts: (file: Int, path: String)) -> NominalType? {
    if let known = memory.types[name] { return known }
    let declared = project.facts(of: parts.file).nominal(parts.path)
    var type = NominalType(path: parts.path)
    for part in declared?.parts ?? [] {
      let file = facts(of: part.node)
      let reach = reach(of: file)
      if reach != .imported || isReachable(part, of: file) { type.add(part, reach: reach) }
    }
    type.isAmbiguous = type.isAmbiguous || declared?.isAmbiguous ?? false
    let result = type.primary == nil ? nil : type
    memory.types[name] = .some(result)
    return result
  }

  /// A type by its path, with what all files that this one sees add to it.
  func nominal(_ path: String) -> NominalType? {
    if let known = memory.types[path] { return known }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    project.note(name)
    var type = declarations.types[path] ?? NominalType(path: path)
    let others = visible(project.project.files(declaringType: name))
    for file in others.filter(isInModule) {
      guard let part = file.declarations.types[path] else { continue }
      // Extensions in a file that has a type of that name for itself are of that one.
      if let primary = part.primary, Access.isPrivate(primary.modifiers) { continue }
      for part in part.parts { type.add(part, reach: .module) }
    }
    // What the own module declares hides what others do.
    if type.primary == nil {
      add(path, ofModules: others.filter { !isInModule(of: $0) }, to: &type)
      // The SDK's type of that name may be meant as well.
      if type.primary != nil, let known = sdk.types[path],
        declarations.imports.contains(known.module)
      {
        type.isAmbiguous = true
      }
    }
    let result = type.parts.isEmpty ? declarations.localTypes.first { $0.path == path } : type
    memory.types[path] = .some(result)
    return result
  }

  /// Whether an import brings a name of a module, be it by another module that hands it on.
  private func brings(_ name: String, of module: String) -> Bool {
    declarations.imports.contains(module)
      ? declarations.imports(name, of: module) : importedModules.contains(module)
  }

  private func add(_ path: String, ofModules files: [FileFacts], to type: inout NominalType) {
    let root = String(path.prefix { $0 != "." })
    let hidden = files.filter { file in
      guard let primary = file.declarations.types[path]?.primary else { return false }
      return !isUsable(primary.modifiers, of: file)
        || !file.memory.file.modules.contains { brings(root, of: $0) }
    }
    for file in files {
      // Extensions of a type that a module has for itself are of that one.
      let isHidden = hidden.contains { other in
        other.index == file.index || other.isInModule(of: file)
      }
      guard !isHidden else { continue }
      for part in file.declarations.types[path]?.parts ?? [] where isReachable(part, of: file) {
        type.add(part, reach: reach(of: file))
      }
    }
  }

  /// The type that a type alias outside types stands for, as written.
  func alias(named name: String) -> String? {
    aliasDeclaration(named: name).flatMap { facts(of: $0).declarations.aliases[name] }
  }

  /// The type alias outside types that a name means, those of the own module first.
  private func aliasDeclaration(named name: String) -> Node? {
    if let own = declarations.aliasNodes[name] { return own }
    project.note(name)
    let others = visible(project.project.files(declaringType: name)).filter { file in
      file.declarations.aliasNodes[name].map { isUsable(Modifiers.all(of: $0), of: file) } ?? false
    }
    let file = others.first { isInModule(of: $0) } ?? others.first
    return file?.declarations.aliasNodes[name]
  }

  /// The functions outside types that never return, as they say themselves.
  var functionsWithoutReturn: [Function] {
    let others = visible(project.project.files(mentioning: "Never"))
    return ([self] + others).flatMap { file in
      file.declarations.functions.filter {
        ($0.result?.hasText("Never") ?? false) && isUsable($0.modifiers, of: file)
      }
    }
  }

  /// The generic parameter that a name means at a node; nil if it means none.
  func genericParameter(named name: String, at node: Node) -> GenericParameter? {
    let file = facts(of: node)
    if let declaration = file.declarations.genericDeclaration(named: name, at: node) {
      return GenericParameter.all(of: declaration).first { $0.name == name }
    }
    let parts = type(around: node)?.parts ?? []
    guard var parameter = parts.flatMap(\.genericParameters).first(where: { $0.name == name })
    else { return nil }
    for constraint in parts.flatMap(\.constraints)
    where constraint.subject == name && !constraint.isEquality {
      parameter.bounds += constraint.bounds.filter { !parameter.bounds.contains($0) }
    }
    return parameter
  }

  /// Where the project declares the type, alias or generic parameter that a name means at a node;
  /// nil if the name must come from elsewhere.
  func declarationOfType(named name: String, at node: Node) -> Node? {
    let file = facts(of: node)
    if let generic = file.declarations.genericDeclaration(named: name, at: node) { return generic }
    // An alias or a parameter of a type around the node, in any of its parts.
    var outer = file.declarations.declaration(around: node)?.path
    while let path = outer {
      let parts = file.nominal(path)?.parts ?? []
      let found = parts.first { part in
        part.aliases[name] != nil || part.genericParameters.contains { $0.name == name }
      }
      if let found { return found.node }
      outer = path.lastIndex(of: ".").map { String(path[..<$0]) }
    }
    if let primary = file.foundType(named: name, at: node)?.primary { return primary.node }
    return file.aliasDeclaration(named: name)
  }
}

/// What the words in front of a declaration say of who may use it.
enum Access {
  /// Whether only the declaration's own file may use it.
  static func isPrivate(_ modifiers: [String]) -> Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Whether it is said that other modules may not use it.
  static func isLimited(_ modifiers: [String]) -> Bool {
    isPrivate(modifiers) || modifiers.contains("internal") || modifiers.contains("package")
  }

  /// Whether other modules may use it.
  static func isPublic(_ modifiers: [String]) -> Bool {
    modifiers.contains("public") || modifiers.contains("open")
  }
}

extension Property {
  /// Whether only the file that declares it can use it.
  public var isPrivateToFile: Bool { Access.isPrivate(modifiers) }
}
