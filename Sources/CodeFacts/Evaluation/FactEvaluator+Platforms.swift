import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// Whether the match is compiled for some of these platforms, and for no others.
  ///
  /// The `#if` around it tell, and then the platforms of the file's target.
  func compiledOnlyFor(_ platforms: [String], at place: Place) -> Judgement {
    // The receiver of a call may stand before an `#if` that the call itself stands in.
    let last = place.match.nodes.last?.lastToken ?? place.node
    let conditions = CompilationConditions(around: last, among: file.directives)
    let possible = PlatformVersion.platforms.filter { conditions.allow($0) != .no }
    guard let first = possible.first else {
      return Judgement(.no, "this code is compiled for none of these platforms")
    }
    if possible.allSatisfy(platforms.contains) {
      return Judgement(.yes, "this code is compiled for \(Self.list(possible))")
    }
    if !possible.contains(where: platforms.contains) {
      return Judgement(
        .no, "this code is not compiled for \(platforms.joined(separator: " or "))")
    }
    guard let target, !target.isEmpty else { return Judgement(.unknown, Self.targetIsUnknown) }
    let built = target.map(\.platform).filter(possible.contains)
    guard !built.isEmpty else {
      return Judgement(.unknown, "the target does not run on \(first), for which this code is")
    }
    let others = built.filter { !platforms.contains($0) }
    guard !others.isEmpty else {
      return Judgement(.yes, "this code is compiled for \(Self.list(built))")
    }
    let isCertain = others.contains { conditions.allow($0) == .yes }
    return isCertain
      ? Judgement(.no, "this code is compiled for \(Self.list(built))")
      : Judgement(.unknown, "this code may be compiled for \(Self.list(others))")
  }

  /// Whether a part of an `#if … #endif` cuts through the match.
  func spansDirective(_ place: Place) -> Judgement {
    place.match.spansDirective
      ? Judgement(.yes, "conditional compilation cuts through this code")
      : Judgement(.no, "no conditional compilation cuts through this code")
  }

  /// Names with commas, and `and` before the last.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
