import QueryLanguage
import SyntaxTrees

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

    /// Where another property with the same attribute and a value of its own is assigned before
    /// this one: a setter, which needs all of `self`, unless that value is dropped as well.
    func earlySetter(in flow: InitializerFlow) -> Node? {
      flow.assignments.first { assignment in
        guard assignment.unassigned.contains(property.name),
          let other = type.primary?.properties.first(where: { $0.name == assignment.property }),
          other.name != property.name, other.value != nil,
          other.attributes.contains(where: { own in
            property.attributes.contains { $0.path == own.path }
          })
        else { return false }
        return !isDropped(other)
      }?.node
    }

    /// Whether what is true of the property is true of another: each initializer assigns it on
    /// every path, and it is assigned early if this one is.
    private func isDropped(_ other: Property) -> Bool {
      let isEarly = { (name: String) in
        all.contains { $0.assignments.contains { $0.property == name && $0.isBeforeOthers } }
      }
      return all.allSatisfy { $0.outcomes[other.name] == .everyPath }
        && (isEarly(other.name) || !isEarly(property.name))
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
        Judgement(.no, "\(shown) is no property of the type around it"))
    }
    guard type.primary != nil else {
      return .judgement(Judgement(.unknown, "the declaration of \(type.path) is not known"))
    }
    guard !type.isAmbiguous else {
      return .judgement(Judgement(.unknown, "several files declare a type \(type.path)"))
    }
    let all = file.initializerFlows(of: type).designated
    return .flows(Flows(property: property, type: type, all: all))
  }

  /// An answer about one initializer.
  private func judgement(
    _ truth: Truth, _ flow: InitializerFlow, _ rest: String, because: String = ""
  ) -> Judgement {
    let place = file.place(of: flow.function.nameNode)
    return Judgement(truth, "the init at \(place) \(rest)", because: because, places: [place])
  }

  private func unclear(in flows: Flows) -> Judgement? {
    for flow in flows.all {
      if case .unknown(let words) = flows.outcome(flow) {
        let rest = "does not assign \(flows.property.name) on every path"
        return judgement(.unknown, flow, rest, because: words)
      }
    }
    return nil
  }

  func assignedInInitializer(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      for flow in flows.all {
        if let first = flows.assignments(flow).first {
          let rest = "assigns \(flows.property.name) at \(file.place(of: first.node))"
          return judgement(.yes, flow, rest)
        }
      }
      return unclear(in: flows) ?? Judgement(.no, "no init assigns \(flows.property.name)")
    }
  }

  func assignedInEvery(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      let name = flows.property.name
      if flows.all.isEmpty {
        return Judgement(.no, "\(flows.type.path) has no init that sets its properties")
      }
      // The initializer that the compiler makes leaves the initial value in place.
      if flows.type.hasMemberwiseInitializer {
        let words = "the synthesized memberwise init relies on the initial value of \(name)"
        let places = flows.type.primary.map { [file.place(of: $0.node)] } ?? []
        return Judgement(.no, words, places: places)
      }
      for flow in flows.all where flows.outcome(flow) == .never {
        return judgement(.no, flow, "never assigns \(name) and relies on its initial value")
      }
      return Judgement(.yes)
    }
  }

  func assignedOnEveryPath(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      for flow in flows.all {
        if case .somePaths(let because) = flows.outcome(flow) {
          let rest = "does not assign \(flows.property.name) on every path"
          return judgement(.no, flow, rest, because: because)
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
            "assigns \(flows.property.name) at \(file.place(of: assignment.node)) before all other "
            + "properties have a value"
          return judgement(.yes, flow, rest)
        }
      }
      let rest = "\(flows.property.name) is only assigned when all other properties have a value"
      return unclear(in: flows) ?? Judgement(.no, rest)
    }
  }

  func assignedBeforeUse(_ name: String, at place: Place) -> Judgement {
    switch flows(name, at: place) {
    case .judgement(let judgement): return judgement
    case .flows(let flows):
      let name = flows.property.name
      for flow in flows.all where flows.outcome(flow) != .never {
        guard let use = flow.earlyUses[name] ?? flows.earlySetter(in: flow) else { continue }
        return judgement(
          .no, flow, "uses self or \(name) before it assigns \(name)",
          because: "the use is at \(file.place(of: use))")
      }
      return Judgement(.yes)
    }
  }
}
