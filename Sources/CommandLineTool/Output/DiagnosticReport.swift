import CodemodEngine

/// What became of a diagnostic of a build log.
struct DiagnosticReport: Equatable {
  /// The sort of thing that became of it.
  enum Result: String {
    /// A codemod rewrote what it is about.
    case fixed
    /// A codemod has something to say that a person must act on, or was held back.
    case needsHand = "needs-hand"
    /// Codemods answer such messages, and find nothing to do there.
    case noMatch = "no-match"
    /// The place is not in the files.
    case noPlace = "no-place"
    /// No codemod answers such messages.
    case unknown
  }

  let severity: LoggedDiagnostic.Severity
  let message: String
  /// The path of the file, or as the log has it; nil if no place is told.
  let path: String?
  let line: Int?
  let column: Int?
  /// How often the log says so.
  var count: Int
  let result: Result
  /// What there is to say of it, but for what the codemods say; nil if that is all.
  let reason: String?
  /// The codemods that answer such messages.
  let codemods: [String]
  /// What these say.
  let answers: [DiagnosedAnswer]

  /// Where it is, as compilers print it; nil if no place is told.
  var place: String? {
    path.map { path in
      ([path.onOneLine] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }
}

extension DiagnosticReport {
  /// Puts together what is known of a diagnostic.
  ///
  /// - Parameters:
  ///   - entry: What the log says, and which file it means.
  ///   - outcome: What the run came to there.
  ///   - unwritten: Why files were not written, by their paths.
  init(_ entry: LocatedLog.Entry, _ outcome: DiagnosedOutcome, unwritten: [String: String]) {
    severity = entry.diagnostic.severity
    message = entry.diagnostic.message
    count = entry.diagnostic.count
    (path, line, column) = (entry.path, entry.line, entry.column)
    codemods = outcome.codemods
    answers = outcome.answers.map { answer in
      guard case .rewritten(_, let others) = answer.kind,
        let reason = ([answer.path] + others).compactMap({ unwritten[$0] }).first
      else { return answer }
      var answer = answer
      answer.kind = .failed(reason)
      return answer
    }
    if codemods.isEmpty {
      (result, reason) = (.unknown, nil)
    } else if let problem = entry.problem ?? outcome.missing?.reason {
      (result, reason) = (.noPlace, problem)
    } else if let failure = outcome.failure {
      (result, reason) = (.needsHand, "the file could not be processed: \(failure)")
    } else if answers.contains(where: \.kind.isRewrite) {
      (result, reason) = (.fixed, nil)
    } else if answers.isEmpty {
      let verbs = codemods.count == 1 ? "answers this, but finds" : "answer this, but find"
      let place = path == nil ? "in the files" : "there"
      (result, reason) = (.noMatch, "\(codemods.named) \(verbs) nothing to do \(place)")
    } else {
      (result, reason) = (.needsHand, nil)
    }
  }
}

extension DiagnosedAnswer.Kind {
  var isRewrite: Bool {
    if case .rewritten = self { true } else { false }
  }

  /// What there is to tell people; nil of what was rewritten.
  var reason: String? {
    switch self {
    case .rewritten: nil
    case .finding(let reason): reason
    case .withheld(let reason): "held back: \(reason)"
    case .failed(let reason): "not written: \(reason)"
    }
  }
}

extension MissingPlace {
  /// Why the place cannot be found in the files.
  fileprivate var reason: String {
    let advice = "; the log is older than the file, so build again"
    switch self {
    case .file: return "the file is not among those that were looked into"
    case .line(let count): return "the file has only \(String.count(count, "line"))" + advice
    case .column(let count):
      return "the line has only \(String.count(count, "byte"))" + advice
    }
  }
}

extension [String] {
  /// The words in a row: "a", "a and b", "a, b and c".
  fileprivate var named: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
