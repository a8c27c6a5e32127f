/// Finds out who is to blame when groups fail.
enum Halving {
  /// The members that are to blame for the failures of groups, and how each fails.
  ///
  /// A group is halved until those are found that fail by themselves. Where both halves of a group
  /// pass, its members fail only together, and the last of them is to blame.
  ///
  /// - Parameters:
  ///   - groups: Groups that fail, and how.
  ///   - failures: Tells of groups how each fails, nil if it does not. What is to be known of all
  ///     groups is asked at once, because asking may cost more than what is asked about.
  /// - Returns: At least one member of each group that has any.
  static func guilty<Member>(
    in groups: [(members: [Member], failure: String)], failures: ([[Member]]) -> [String?]
  ) -> [(member: Member, failure: String)] {
    var guilty: [(member: Member, failure: String)] = []
    var suspects = groups
    while !suspects.isEmpty {
      var divided: [(group: (members: [Member], failure: String), halves: [[Member]])] = []
      for group in suspects {
        if group.members.count > 1 {
          let middle = group.members.count / 2
          divided.append(
            (group, [Array(group.members[..<middle]), Array(group.members[middle...])]))
        } else if let only = group.members.first {
          guilty.append((only, group.failure))
        }
      }
      let halves = divided.flatMap(\.halves)
      var answers = (halves.isEmpty ? [] : failures(halves))[...]
      suspects = []
      for (group, halves) in divided {
        let failing = halves.compactMap { half in
          answers.popFirst().flatMap { $0 }.map { (members: half, failure: $0) }
        }
        suspects += failing
        if failing.isEmpty, let last = group.members.last { guilty.append((last, group.failure)) }
      }
    }
    return guilty
  }
}
