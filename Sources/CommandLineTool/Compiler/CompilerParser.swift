import CodemodEngine
import Synchronization

/// The parser of the Swift compiler, which judges texts.
final class CompilerParser: Sendable {
  private struct State {
    /// Whether the compiler is known to work.
    var works = false
    /// Why it could not be asked.
    var failure: UsageError?
  }

  private let environment: Environment
  /// The path of `swiftc`.
  private let compiler: String
  private let state = Mutex(State())

  /// Finds the compiler.
  ///
  /// - Throws: `UsageError` if there is none.
  init(environment: Environment) throws(UsageError) {
    self.environment = environment
    compiler = try SwiftCompiler.path(in: environment, neededFor: OptionName.verify.flag)
  }

  /// Why the compiler could not be asked, so that what was said of texts does not count; nil if it
  /// could be.
  var failure: UsageError? { state.withLock { $0.failure } }

  /// What the parser has to say against each text, as a clause; nil if it accepts it.
  ///
  /// One process parses all texts but scripts, of which it takes one at a time.
  func complaints(about texts: [FileText]) -> [String?] {
    var result = [String?](repeating: nil, count: texts.count)
    guard failure == nil else { return result }
    let scripts = texts.indices.filter { texts[$0].isScript }
    let others = texts.indices.filter { !texts[$0].isScript }
    do throws(UsageError) {
      let found = try complaints(about: others.map { texts[$0].bytes }, mode: .library)
      for (index, complaint) in zip(others, found) { result[index] = complaint }
      for index in scripts {
        result[index] = try complaints(about: [texts[index].bytes], mode: .script)[0]
      }
    } catch {
      state.withLock { $0.failure = error }
    }
    return result
  }

  private func complaints(
    about texts: [[UInt8]], mode: ParseJob.Mode
  ) throws(UsageError) -> [String?] {
    guard !texts.isEmpty else { return [] }
    switch try answer(to: texts, mode: mode) {
    case .errors(let errors):
      return errors.map { error in error.map { "the compiler's parser rejects it (\($0))" } }
    case .trouble(let words):
      // What one text does to the compiler must not hide what is wrong with the others.
      try makeSureThatItWorks(or: words)
      guard texts.count > 1 else { return ["the compiler's parser crashes on it"] }
      let middle = texts.count / 2
      return try complaints(about: Array(texts[..<middle]), mode: mode)
        + complaints(about: Array(texts[middle...]), mode: mode)
    }
  }

  /// Throws if the compiler cannot even parse an empty text.
  private func makeSureThatItWorks(or words: String) throws(UsageError) {
    guard !state.withLock({ $0.works }) else { return }
    guard case .errors = try answer(to: [[]], mode: .library) else {
      throw cannotAsk("\(compiler) fails: \(words)")
    }
    state.withLock { $0.works = true }
  }

  private func answer(
    to texts: [[UInt8]], mode: ParseJob.Mode
  ) throws(UsageError) -> ParseJob.Answer {
    do throws(FileError) {
      return try ParseJob(compiler: compiler, environment: environment, mode: mode)
        .answer(to: texts)
    } catch {
      throw cannotAsk(error.message)
    }
  }

  private func cannotAsk(_ reason: String) -> UsageError {
    UsageError(
      "\(OptionName.verify.flag) cannot ask the compiler: \(reason.onOneLine)",
      hint: "nothing was changed; put it right, or leave the option out")
  }
}

extension FileText {
  /// Whether code may stand at the file's top level, as far as its name and its first line tell.
  fileprivate var isScript: Bool {
    let folders = path.split(separator: "/")
    let name = folders.last ?? ""
    return name == "main.swift" || name == "Package.swift" || name.hasPrefix("Package@swift-")
      || folders.contains { $0.hasSuffix(".playground") } || bytes.starts(with: "#!".utf8)
  }
}
