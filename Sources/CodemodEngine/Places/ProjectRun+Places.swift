import Rewriting

/// What a run over places knows of them.
extension ProjectRun {
  /// What finds the places that have to do with matches of the present texts; nil if all that is
  /// found counts.
  var placeSearch: PlaceSearch? {
    guard let table = engine.places, let sites else { return nil }
    return PlaceSearch(table: table, sites: sites, histories: runs.map(\.history))
  }

  /// What a unit's match is told by.
  func key(of unit: ProjectUnit) -> PlaceSelection.Key {
    let codemod = engine.codemods.firstIndex { $0.id == unit.main.derivation.codemod } ?? 0
    return .init(
      file: unit.home, codemod: unit.relations.first?.codemod ?? codemod,
      offset: runs[unit.home].originalStart(of: unit.main))
  }

  /// Whether some place is about a unit's match.
  func isMeant(_ unit: ProjectUnit) -> Bool {
    sites == nil || selection.isMeant(key(of: unit), unit.relations)
  }

  /// What is to be said of the files where only matches count that some place is about.
  func reduced(_ outcomes: [FileOutcome]) -> [FileOutcome] {
    guard let sites else { return outcomes }
    var meant: [Int: Set<Spot>] = [:]
    for match in selection.allMatches {
      let codemod = engine.codemods[match.codemod].id
      meant[match.file, default: []].insert(Spot(codemod: codemod, offset: match.offset))
    }
    return outcomes.enumerated().map { file, outcome in
      let meant = meant[file] ?? []
      func isMeant(_ codemod: String, _ offset: Int) -> Bool {
        meant.contains(Spot(codemod: codemod, offset: offset))
      }
      var outcome = outcome
      outcome.findings.removeAll { !$0.isRemark && !isMeant($0.codemod, $0.offset) }
      outcome.withheld.removeAll { !isMeant($0.codemod, $0.offset) }
      // Of a file that no place is in there is nothing more to say.
      if meant.isEmpty, !sites.files.contains(file) {
        (outcome.unread, outcome.error) = (nil, nil)
      }
      return outcome
    }
  }

  private struct Spot: Hashable {
    let codemod: String
    let offset: Int
  }

  /// What became of the places, in their order, where this became of the files.
  func placeOutcomes(_ files: [FileOutcome]) -> [DiagnosedOutcome] {
    guard let table = engine.places, let sites else { return [] }
    let codemods = table.codemodsByPlace()
    return table.places.indices.map { place in
      var outcome = DiagnosedOutcome()
      outcome.codemods = codemods[place].map { engine.codemods[$0].id }
      outcome.missing = sites.missing[place]
      let matches = (selection.matches[place] ?? []).sorted()
      let answers = matches.flatMap { self.answers(of: $0, in: files[$0.file]) }
      outcome.answers = (0...3).flatMap { rank in answers.filter { $0.kind.rank == rank } }
      if outcome.answers.isEmpty, let file = sites.sites[place]?.file,
        let error = files[file].error, !codemods[place].isEmpty
      {
        outcome.failure = error
      }
      return outcome
    }
  }

  /// What became of a match.
  private func answers(
    of match: PlaceSelection.Key, in file: FileOutcome
  ) -> [DiagnosedAnswer] {
    let id = engine.codemods[match.codemod].id
    let position = runs[match.file].position(ofOriginal: match.offset)
    func answer(_ kind: DiagnosedAnswer.Kind) -> DiagnosedAnswer {
      DiagnosedAnswer(
        codemod: id, path: file.path, offset: match.offset, position: position, kind: kind)
    }
    if let error = file.error { return [answer(.failed(error))] }
    let rewrites = file.derivations.filter {
      $0.derivation.codemod == id && $0.offset == match.offset
    }
    let findings = file.findings.filter {
      !$0.isRemark && $0.codemod == id && $0.offset == match.offset
    }
    let withheld = file.withheld.filter { $0.codemod == id && $0.offset == match.offset }
    return rewrites.map { rewrite in
      let others = Set(rewrite.dependents.map(\.path)).subtracting([file.path]).sorted()
      return answer(.rewritten(rule: rewrite.derivation.rule, with: others))
    }
      + findings.map { answer(.finding($0.reason)) } + withheld.map { answer(.withheld($0.reason)) }
  }
}

extension PlaceSelection.Key: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    (a.file, a.offset, a.codemod) < (b.file, b.offset, b.codemod)
  }
}

extension DiagnosedAnswer.Kind {
  /// What tells most comes first.
  fileprivate var rank: Int {
    switch self {
    case .rewritten: 0
    case .finding: 1
    case .withheld: 2
    case .failed: 3
    }
  }
}
