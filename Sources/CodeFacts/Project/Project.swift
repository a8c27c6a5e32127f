import QueryLanguage
import Synchronization
import TextEditing

/// The files of a program, and which of them may declare or mention a name.
///
/// May be shared by threads; it never changes.
public final class Project: Sendable {
  /// The files, in the order in which they were given.
  public let files: [ProjectFile]
  /// Whether the files are all there are, so that what none of them says is not said.
  public let isWhole: Bool

  private let filesByType: [String: [Int]]
  private let members: Mutex<Members?> = Mutex(nil)
  /// What the files of each module import.
  private let imports: [String: Set<String>]
  private let reached: Mutex<[String: Set<String>]> = Mutex([:])
  private let found: Mutex<[Question: [Int]]> = Mutex([:])

  private enum Question: Hashable {
    case word(String)
    case literals(LiteralFormula)
  }

  /// Takes files together.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - isWhole: Whether the program has no others.
  public init(_ files: [ProjectFile], isWhole: Bool) {
    self.files = files
    self.isWhole = isWhole
    var filesByType: [String: [Int]] = [:]
    var imports: [String: Set<String>] = [:]
    for (index, file) in files.enumerated() {
      for name in file.names.types { filesByType[name, default: []].append(index) }
      for module in file.modules { imports[module, default: []].formUnion(file.names.imports) }
    }
    self.filesByType = filesByType
    self.imports = imports
  }

  /// Whether values of what one file declares can be used in another one.
  ///
  /// That takes no import: what one can get hold of has its members, whatever module these are of.
  /// Only to name a type, its module has to be imported.
  func file(_ user: Int, canUseValuesOf other: Int) -> Bool {
    let (user, other) = (files[user], files[other])
    return user.mayShareModule(with: other)
      || user.modules.contains { module in
        let reached = modules(inReachOf: module)
        return other.modules.contains(where: reached.contains)
      }
  }

  /// The modules whose values can be used in a module: itself, what any of its files imports, and
  /// what these modules import in turn.
  func modules(inReachOf module: String) -> Set<String> {
    if let known = reached.withLock({ $0[module] }) { return known }
    var modules: Set<String> = []
    var waiting = [module]
    while let next = waiting.popLast() {
      if modules.insert(next).inserted { waiting += imports[next] ?? [] }
    }
    reached.withLock { $0[module] = modules }
    return modules
  }

  /// The files that may declare or extend a type of that name, without the types around it.
  func files(declaringType name: String) -> [Int] { filesByType[name] ?? [] }

  /// The files that may declare a function of that name.
  func files(declaringFunction name: String) -> [Int] { knownMembers.functions[name] ?? [] }

  /// The files that may declare a static member of that name.
  func files(declaringStatic name: String) -> [Int] { knownMembers.statics[name] ?? [] }

  /// The files that may declare a variable or constant of that name outside of types.
  func files(declaringGlobal name: String) -> [Int] { knownMembers.globals[name] ?? [] }

  /// Which files declare what besides types, by name.
  private struct Members {
    var functions: [String: [Int]] = [:]
    var statics: [String: [Int]] = [:]
    var globals: [String: [Int]] = [:]

    init(of files: [ProjectFile]) {
      for (index, file) in files.enumerated() {
        for name in file.names.functions { functions[name, default: []].append(index) }
        for name in file.names.statics { statics[name, default: []].append(index) }
        for name in file.names.globals { globals[name, default: []].append(index) }
      }
    }
  }

  private var knownMembers: Members {
    members.withLock { members in
      if let members { return members }
      let new = Members(of: files)
      members = new
      return new
    }
  }

  /// The files in whose text a word may stand.
  func files(mentioning word: String) -> [Int] {
    answer(.word(word)) { $0.words.mayHold(word.utf8) }
  }

  /// The files in whose text some literals may all stand.
  func files(holding literals: LiteralFormula) -> [Int] {
    answer(.literals(literals)) { literals.isSatisfied(by: $0.words) }
  }

  private func answer(_ question: Question, _ isIn: (ProjectFile) -> Bool) -> [Int] {
    if let known = found.withLock({ $0[question] }) { return known }
    let indices = files.indices.filter { isIn(files[$0]) }
    found.withLock { $0[question] = indices }
    return indices
  }
}
