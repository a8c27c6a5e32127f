import CodeFacts
import QueryLanguage
import Rewriting
import SyntaxTrees

/// That the place of a diagnostic lies in code that has to do with a match of a codemod.
struct PlaceRelation: Sendable {
  /// The codemod's index.
  let codemod: Int
  /// The place's index.
  let place: Int
  /// How near: the smaller the code around the place is, the nearer.
  let distance: Distance

  /// How far a place is from a match that it may be about.
  struct Distance: Comparable, Sendable {
    /// Whether the place is only at the end of the code.
    let touches: Bool
    /// How long the code is.
    let length: Int

    static func < (a: Distance, b: Distance) -> Bool {
      a.touches == b.touches ? a.length < b.length : !a.touches
    }
  }
}

/// Finds the places that have to do with a match.
struct PlaceSearch: Sendable {
  let table: PlaceTable
  let sites: PlaceSites
  /// How the present texts of the files are made of the original ones, in which the places are.
  let histories: [EditHistory]

  /// Finds the relations of the places to a match of a codemod, each place once.
  ///
  /// - Parameters:
  ///   - match: The match.
  ///   - codemod: The codemod with its index.
  ///   - evaluator: The facts of the file that the match stands in.
  /// - Returns: What each place has to do with it.
  func relations(
    of match: Match, _ codemod: (index: Int, value: Codemod), _ evaluator: FactEvaluator
  ) -> [PlaceRelation] {
    var nearest: [Int: PlaceRelation.Distance] = [:]
    for (entry, answered) in zip(codemod.value.diagnostics, table.answered[codemod.index]) {
      let places = places(answered, of: entry, fitting: match)
      guard !places.isEmpty else { continue }
      for (place, distance) in distances(of: places, entry, match, evaluator) {
        nearest[place] = min(nearest[place] ?? distance, distance)
      }
    }
    return nearest.sorted { $0.key < $1.key }.map {
      PlaceRelation(codemod: codemod.index, place: $0.key, distance: $0.value)
    }
  }

  /// The places whose messages say what a match has captured.
  private func places(
    _ places: [Int], of entry: AnsweredDiagnostic, fitting match: Match
  ) -> [Int] {
    guard !places.isEmpty, entry.captures.allSatisfy({ match.captures[$0] != nil }) else {
      return []
    }
    guard !entry.message.holes.isEmpty else { return places }
    return places.filter { place in
      entry.message.fits(Array(table.places[place].message.utf8)) { match.captures[$0]?.name }
    }
  }

  private func distances(
    of places: [Int], _ entry: AnsweredDiagnostic, _ match: Match, _ evaluator: FactEvaluator
  ) -> [(place: Int, PlaceRelation.Distance)] {
    var result: [(Int, PlaceRelation.Distance)] = []
    if entry.scope == .project, entry.at == nil {
      let farthest = PlaceRelation.Distance(touches: true, length: Int.max)
      // Where a place is told, its file must at least be there.
      result = places.filter { sites.missing[$0] == nil }.map { ($0, farthest) }
    }
    let sited = Dictionary(grouping: places.filter { sites.sites[$0] != nil }) {
      sites.sites[$0]?.file ?? 0
    }
    guard !sited.isEmpty else { return result }
    for (file, range) in regions(of: entry, around: match, evaluator, files: Set(sited.keys)) {
      let original = histories[file].originalRange(of: range)
      for place in sited[file] ?? [] {
        guard let site = sites.sites[place],
          let distance = Self.distance(of: site.range, from: original)
        else { continue }
        result.append((place, distance))
      }
    }
    return result
  }

  /// The code in which a place has to lie, as far as it stands in some files, in terms of the present
  /// texts.
  private func regions(
    of entry: AnsweredDiagnostic, around match: Match, _ evaluator: FactEvaluator, files: Set<Int>
  ) -> [(file: Int, range: Range<Int>)] {
    let file = evaluator.file
    guard entry.scope != nil || entry.at != nil else {
      return files.contains(file.index) ? [(file.index, match.range)] : []
    }
    let literals = entry.at?.requiredLiterals(bound: match.captures) ?? .always
    let roots =
      entry.scope.map { file.roots(of: $0, at: match.node, holding: literals) } ?? match.nodes
    let known = roots.map { (file: file.facts(of: $0).index, node: $0) }
      .filter { files.contains($0.file) }
    guard let at = entry.at else {
      // Where there is no such code around the match, the file stands for it, which says nothing.
      let isFile = entry.scope == .file || entry.scope == .project
      return known.filter { isFile || $0.node.kind != .sourceFile }
        .map { ($0.file, $0.node.range) }
    }
    guard !known.isEmpty else { return [] }
    let search = DependentSearch(match: match, evaluator: evaluator)
    return known.flatMap { root in
      search.matches(of: at, in: root.node).map { (root.file, $0.range) }
    }
  }

  /// How far a place is from code around it; nil if it lies elsewhere.
  private static func distance(
    of place: Range<Int>, from code: Range<Int>
  ) -> PlaceRelation.Distance? {
    // A line as a whole has to do with all code on it.
    let lies =
      place.isEmpty ? code.contains(place.lowerBound) : code.overlaps(place)
    guard lies || code.upperBound == place.lowerBound else { return nil }
    return .init(touches: !lies, length: code.count)
  }
}
