import Testing

@testable import CodemodEngine

/// Who is to blame when numbers fail.
@Suite struct HalvingTests {
  /// Groups of numbers, and those that are found if numbers fail alone, or only all together.
  struct Row: CustomTestStringConvertible {
    let name: String
    let groups: [[Int]]
    var alone: Set<Int> = []
    var together: [Set<Int>] = []
    let guilty: Set<Int>
    /// How often groups are asked about.
    let rounds: Int
    var testDescription: String { name }

    /// How a group fails.
    func failure(of group: [Int]) -> String? {
      if let one = group.first(where: alone.contains) { return "\(one) alone" }
      return together.first { $0.isSubset(of: group) }.map { "\($0.sorted()) together" }
    }
  }

  static let rows: [Row] = [
    Row(name: "the only one", groups: [[1]], alone: [1], guilty: [1], rounds: 0),
    Row(name: "one of two", groups: [[1, 2]], alone: [2], guilty: [2], rounds: 1),
    Row(name: "one of nine", groups: [Array(1...9)], alone: [7], guilty: [7], rounds: 3),
    Row(
      name: "one of the longer half of nine", groups: [Array(1...9)], alone: [9], guilty: [9],
      rounds: 4),
    Row(
      name: "all of eight", groups: [Array(1...8)], alone: Set(1...8), guilty: Set(1...8), rounds: 3
    ),
    Row(
      name: "one of each group", groups: [Array(1...8), [9], Array(10...17)], alone: [1, 9, 12],
      guilty: [1, 9, 12], rounds: 3),
    Row(
      name: "two that fail only together: the later one, and nobody else",
      groups: [Array(1...8)], together: [[2, 7]], guilty: [7], rounds: 3),
    Row(
      name: "three that fail only together", groups: [Array(1...8)], together: [[1, 5, 6]],
      guilty: [6], rounds: 3),
    Row(
      name: "two that fail together in one half", groups: [Array(1...8)], together: [[6, 7]],
      guilty: [7], rounds: 3),
    Row(
      name: "two pairs: the one that fails first", groups: [Array(1...8)],
      together: [[1, 6], [2, 8]], guilty: [6], rounds: 3),
  ]

  @Test(arguments: rows) func finds(_ row: Row) {
    var rounds = 0
    let suspects = row.groups.map { Suspects(members: $0, failure: row.failure(of: $0) ?? "") }
    let guilty = Halving.guilty(in: suspects) { groups in
      rounds += 1
      return groups.map(row.failure)
    }
    #expect(Set(guilty.map(\.member)) == row.guilty)
    #expect(guilty.count == row.guilty.count)
    #expect(rounds == row.rounds)
    for (member, failure) in guilty {
      let together = row.together.first { $0.contains(member) }
      #expect(failure == together.map { "\($0.sorted()) together" } ?? "\(member) alone")
    }
  }
}
