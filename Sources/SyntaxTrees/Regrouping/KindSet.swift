/// A set of kinds that is asked once for every node: a table, no hashing.
struct KindSet: Sendable {
  private var table: [Bool]

  init(_ kinds: [Kind]) {
    table = Array(repeating: false, count: Grammar.swift.kindNames.count)
    for kind in kinds where Int(kind.rawValue) < table.count { table[Int(kind.rawValue)] = true }
  }

  func contains(_ kind: Kind) -> Bool {
    Int(kind.rawValue) < table.count && table[Int(kind.rawValue)]
  }
}
