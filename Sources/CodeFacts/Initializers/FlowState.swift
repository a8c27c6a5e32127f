/// What is known of a type's stored properties at one point of an initializer.
struct FlowState {
  /// Properties that every path to this point has assigned.
  var assigned: Set<Int> = []
  /// Properties that some path to this point has assigned.
  var touched: Set<Int> = []
  /// Properties about which the code does not tell, with the reason.
  var unclear: [Int: String] = [:]
  /// Why a property that is assigned on some path is not on all, as "… when …".
  var gaps: [Int: String] = [:]

  mutating func assign(_ property: Int) {
    assigned.insert(property)
    touched.insert(property)
    gaps[property] = nil
    unclear[property] = nil
  }

  /// The state where paths meet.
  ///
  /// - Parameter paths: The states at the paths' ends, with words for when each is taken; nil for
  ///   paths that do not get here.
  /// - Returns: The joined state; nil if no path gets here.
  static func joined(_ paths: [(state: FlowState?, when: String)]) -> FlowState? {
    let arriving = paths.compactMap { path in path.state.map { ($0, path.when) } }
    guard var result = arriving.first?.0 else { return nil }
    for (state, _) in arriving.dropFirst() {
      result.assigned.formIntersection(state.assigned)
      result.touched.formUnion(state.touched)
      result.unclear.merge(state.unclear) { first, _ in first }
      result.gaps.merge(state.gaps) { first, _ in first }
    }
    for property in result.assigned { result.gaps[property] = nil }
    let partial = arriving.reduce(into: Set<Int>()) { $0.formUnion($1.0.assigned) }
    for property in partial.subtracting(result.assigned) where result.gaps[property] == nil {
      result.gaps[property] = arriving.first { !$0.0.assigned.contains(property) }?.1
    }
    return result
  }
}
