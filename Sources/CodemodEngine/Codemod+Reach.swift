import CodeFacts
import Rewriting

extension Codemod {
  /// Whether what the codemod makes of a file may depend on other files.
  var looksAround: Bool { rules.contains(where: \.looksAround) }
}

extension Rule {
  fileprivate var looksAround: Bool {
    let facts =
      conditions + requirements.map(\.fact) + reviewUnless + remarks.compactMap(\.condition)
      + extras.compactMap(\.condition)
    return !then.isEmpty || !complete.isEmpty || facts.contains(where: \.looksAround)
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
