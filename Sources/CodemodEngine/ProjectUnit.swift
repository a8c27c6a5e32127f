import Rewriting

/// The changes of one match that stand or fall together, in one file or in several.
struct ProjectUnit: Sendable {
  /// The index of the file that the match stands in.
  let home: Int
  /// The changes in that file.
  let main: RewriteUnit
  /// The changes in other files, by their indices.
  let others: [Int: RewriteUnit]
  /// Where the changes beside the match are, in terms of the present texts.
  let companions: [Companion]
  /// The places of diagnostics that have to do with the match; empty if none are asked for.
  var relations: [PlaceRelation] = []

  /// A change that is made with that of the match.
  struct Companion: Sendable {
    /// The index of the file.
    let file: Int
    let offset: Int
    let origin: DependentEdit.Origin
  }

  /// The indices of the files that change.
  var files: [Int] { [home] + others.keys.sorted() }

  /// The changes in a file.
  func part(in file: Int) -> RewriteUnit? { file == home ? main : others[file] }
}
