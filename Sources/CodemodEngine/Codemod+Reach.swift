import CodeFacts
import Rewriting

extension Codemod {
  /// Whether what the codemod makes of a file may depend on other files.
  var looksAround: Bool { rules.contains(where: \.looksAround) }

  /// Whether what the codemod makes of a file may depend on what that deploys to, or on its modules.
  var asksForMembership: Bool {
    looksAround || !available.isEmpty
      || rules.contains { $0.available != nil || $0.facts.contains(where: \.asksForTarget) }
  }
}

extension Rule {
  /// All facts that the rule asks for.
  fileprivate var facts: [Fact] {
    conditions + requirements.map(\.fact) + reviewUnless + remarks.compactMap(\.condition)
      + extras.compactMap(\.condition)
  }

  fileprivate var looksAround: Bool {
    !then.isEmpty || !complete.isEmpty || facts.contains(where: \.looksAround)
      || lets.contains { if case .text = $0.value { false } else { true } }
  }
}

extension ExtraEdit {
  fileprivate var condition: Fact? {
    switch self {
    case .insert(let insertion): insertion.condition
    case .addMember(let member): member.condition
    case .addImport, .addAttribute: nil
    }
  }
}
