import QueryLanguage

extension FactEvaluator {
  private struct Flows {
    let property: Property
    let type: NominalType
    let all: [InitializerFlow]

    func outcome(_ flow: InitializerFlow) -> InitializerFlow.Outcome {
      flow.outcomes[property.name] ?? .never
    }

    func assignments(_ flow: InitializerFlow) -> [InitializerFlow.Assignment] {
      flow.assignments.filter { $0.property == property.name }
    }
  }

  private enum Found {
    case flows(Flows)
    case judgement(Judgement)
  }

  private func flows(_ name: String, at place: Place) -> Found {
    guard let (property, type) = property(name, at: place) else {
      let shown = place.identifier(name)
      return .judgement(
        Judgement(.no, "\(shown) is no property of the type around it in this file"))
    }
    guard type.primary != nil else {
      return .judgement(Judgement(.unknown, "\(type.path) is not declared in this file"))
    }
    let all = file.initializerFlows(of: type).designated
    return .flows(Flows(property: property, type: type, all: all))
  }

  func assignedInInitializer(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      for flow in flows.all {
        if let first = flows.assignments(flow).first {
          let line = first.node.line
          return Judgement(
            .yes, "the init at line \(flow.line) assigns \(flows.property.name) at line \(line)")
        }
      }
      return unclear(in: flows) ?? Judgement(.no, "no init assigns \(flows.property.name)")
    }
  }

  private func unclear(in flows: Flows) -> Judgement? {
    for flow in flows.all {
      if case .unknown(let words) = flows.outcome(flow) {
        return Judgement(
          .unknown, words(for: flow, "does not assign \(flows.property.name) on every path"),
          because: words)
      }
    }
    return nil
  }

  private func words(for flow: InitializerFlow, _ rest: String) -> String {
    "the init at line \(flow.line) \(rest)"
  }

  func touchedByEvery(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      if let none = withoutInitializers(flows) { return none }
      for flow in flows.all where flows.outcome(flow) == .never {
        let rest = "never assigns \(flows.property.name) and relies on its initial value"
        return Judgement(.no, words(for: flow, rest))
      }
      return Judgement(.yes)
    }
  }

  private func withoutInitializers(_ flows: Flows) -> Judgement? {
    let name = flows.property.name
    if flows.all.isEmpty {
      return Judgement(.no, "\(flows.type.path) has no init that sets its properties")
    }
    // A memberwise initializer is one more that leaves the initial value in place.
    return flows.type.hasMemberwiseInitializer
      ? Judgement(.no, "the synthesized memberwise init relies on the initial value of \(name)")
      : nil
  }

  func assignedByEvery(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      let touched = touchedByEvery(name, at: place)
      if touched.truth != .yes { return touched }
      for flow in flows.all {
        if case .somePaths(let because) = flows.outcome(flow) {
          let rest = "does not assign \(flows.property.name) on every path"
          return Judgement(.no, words(for: flow, rest), because: because)
        }
      }
      return unclear(in: flows) ?? Judgement(.yes)
    }
  }

  func assignedBeforeOthers(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      for flow in flows.all {
        for assignment in flows.assignments(flow) where assignment.isBeforeOthers {
          let rest =
            "assigns \(flows.property.name) at line \(assignment.node.line) before all other "
            + "properties have a value"
          return Judgement(.yes, words(for: flow, rest))
        }
      }
      let rest = "\(flows.property.name) is only assigned when all other properties have a value"
      return unclear(in: flows) ?? Judgement(.no, rest)
    }
  }

  func usedBeforeAssigned(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      let name = flows.property.name
      for flow in flows.all where flows.outcome(flow) != .never {
        guard let use = flow.earlyUses[name] else { continue }
        return Judgement(
          .yes, words(for: flow, "uses self or \(name) before it assigns \(name)"),
          because: "the use is at line \(use.line)")
      }
      return Judgement(.no, "no init uses self or \(name) before it assigns \(name)")
    }
  }
}
