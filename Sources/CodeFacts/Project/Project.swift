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
    for (index, file) in files.enumerated() {
      for name in file.names.types { filesByType[name, default: []].append(index) }
    }
    self.filesByType = filesByType
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
