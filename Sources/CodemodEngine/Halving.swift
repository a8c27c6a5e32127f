/// Members of which some are to blame for a failure.
struct Suspects<Member> {
  /// What fails together.
  private(set) var members: [Member]
  /// How it fails.
  private(set) var failure: String
  /// How many of the first members are known to pass together.
  private var passing = 0

  /// Members that fail together, and how; there is at least one.
  init(members: [Member], failure: String) {
    self.members = members
    self.failure = failure
  }

  /// The one that is to blame, once it is found.
  fileprivate var guilty: Member? { members.count - passing > 1 ? nil : members.last }

  /// The groups to ask about next: both halves, or where these pass and the members fail only
  /// together, more than the first half.
  fileprivate var groups: [[Member]] {
    let middle = (passing + members.count) / 2
    let first = Array(members[..<middle])
    return passing > 0 ? [first] : [first, Array(members[middle...])]
  }

  /// Those who are left under suspicion by what is said of the groups.
  fileprivate func narrowed(by failures: [String?]) -> [Suspects] {
    var result: [Suspects] = []
    for (group, failure) in zip(groups, failures) {
      guard let failure else { continue }
      var suspects = Suspects(members: group, failure: failure)
      suspects.passing = passing
      result.append(suspects)
    }
    guard result.isEmpty else { return result }
    var suspects = self
    suspects.passing = (passing + members.count) / 2
    return [suspects]
  }
}

/// Finds out who is to blame when groups fail.
enum Halving {
  /// The members that are to blame for the failures of groups, and how each fails.
  ///
  /// Groups are halved until those are found that fail by themselves. Of members that fail only
  /// together the one is to blame with whom the failure begins, if they come in one by one.
  ///
  /// - Parameters:
  ///   - groups: Groups that fail.
  ///   - failures: Tells of groups how each fails, nil if it does not. As much is asked at once as
  ///     possible, because asking may cost more than what is asked about.
  /// - Returns: At least one member of each group.
  static func guilty<Member>(
    in groups: [Suspects<Member>], failures: ([[Member]]) -> [String?]
  ) -> [(member: Member, failure: String)] {
    var guilty: [(member: Member, failure: String)] = []
    var open = groups
    while true {
      guilty += open.compactMap { suspects in suspects.guilty.map { ($0, suspects.failure) } }
      open.removeAll { $0.guilty != nil || $0.members.isEmpty }
      guard !open.isEmpty else { return guilty }
      let questions = open.map(\.groups)
      var answers = failures(questions.flatMap { $0 })[...]
      open = zip(open, questions).flatMap { suspects, questions in
        let own = Array(answers.prefix(questions.count))
        answers = answers.dropFirst(questions.count)
        return suspects.narrowed(by: own)
      }
    }
  }
}
