/// Which matches the places of a run are about: of all that have to do with a place, those of each
/// codemod that are nearest.
struct PlaceSelection {
  /// A match that has to do with places.
  struct Related: Sendable {
    /// The codemod's index.
    let codemod: Int
    /// The byte offset that stands for the match, in the present text.
    let offset: Int
    let relations: [PlaceRelation]
  }

  /// A match, told by what is reported of it.
  struct Key: Hashable {
    let file: Int
    let codemod: Int
    /// The byte offset that stands for the match, in the original text.
    let offset: Int
  }

  private struct Question: Hashable {
    let codemod: Int
    let place: Int

    init(_ relation: PlaceRelation) { (codemod, place) = (relation.codemod, relation.place) }
  }

  /// What the last look over each file found.
  private var found: [Int: [(key: Key, relations: [PlaceRelation])]] = [:]
  /// The places for which a codemod has rewritten something: what it finds there from then on is
  /// not what the compiler meant.
  private var settled: Set<Question> = []
  private var nearest: [Question: PlaceRelation.Distance] = [:]
  /// The matches that each place is about, of all looks.
  private(set) var matches: [Int: Set<Key>] = [:]

  /// Takes over what a look over a file found.
  ///
  /// - Parameters:
  ///   - related: The matches that have to do with places.
  ///   - file: The file's index.
  ///   - originalOffset: Where in the original text stands what stands at an offset now.
  mutating func take(
    _ related: [Related], in file: Int, _ originalOffset: (Int) -> Int
  ) {
    found[file] = related.map { match in
      let key = Key(file: file, codemod: match.codemod, offset: originalOffset(match.offset))
      return (key, match.relations)
    }
  }

  /// Decides which matches are meant; when all files that are to be looked over have been.
  mutating func choose() {
    nearest = [:]
    let all = found.sorted { $0.key < $1.key }.flatMap(\.value)
    for relation in all.flatMap(\.relations) {
      let question = Question(relation)
      nearest[question] = min(nearest[question] ?? relation.distance, relation.distance)
    }
    for (key, relations) in all {
      for relation in relations {
        let question = Question(relation)
        guard !settled.contains(question), nearest[question] == relation.distance else { continue }
        matches[relation.place, default: []].insert(key)
      }
    }
  }

  /// Whether some place is about a match; also if it had to wait while others that the place is about
  /// were rewritten.
  func isMeant(_ key: Key, _ relations: [PlaceRelation]) -> Bool {
    relations.contains { matches[$0.place]?.contains(key) ?? false }
  }

  /// Notes that a match is rewritten.
  mutating func settle(_ key: Key, _ relations: [PlaceRelation]) {
    for relation in relations where matches[relation.place]?.contains(key) ?? false {
      settled.insert(Question(relation))
    }
  }

  /// All matches that some place is about.
  var allMatches: Set<Key> { matches.values.reduce(into: []) { $0.formUnion($1) } }
}
