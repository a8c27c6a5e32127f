extension Engine {
  /// What is to be said of files that cannot be read in a run over places: that they cannot be, where
  /// a place is in them, and nothing of others.
  func reduced(
    _ outcomes: [FileOutcome], of inputs: [Input], places: [DiagnosedOutcome]
  ) -> ([FileOutcome], [DiagnosedOutcome]) {
    let asked = options.places ?? []
    let named = Set(asked.compactMap(\.path))
    var (outcomes, places) = (outcomes, places)
    var errors: [String: String] = [:]
    for index in outcomes.indices where inputs[index].isUnreadable {
      if named.contains(outcomes[index].path) {
        errors[outcomes[index].path] = outcomes[index].error
      } else {
        outcomes[index].error = nil
      }
    }
    for (index, place) in asked.enumerated() {
      guard let error = place.path.flatMap({ errors[$0] }) else { continue }
      (places[index].missing, places[index].failure) = (nil, error)
    }
    return (outcomes, places)
  }
}
