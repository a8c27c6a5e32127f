public import QueryLanguage
import SyntaxTrees

extension FactEvaluator {
  /// What the file's target lacks of a piece of API that some code uses.
  private struct Lack {
    let name: APIName
    /// The version of the target.
    let platform: PlatformVersion
    /// The version that is needed; nil if the platform does not have the API.
    let needed: [Int]?
    /// Whether it is clear what the code around asks for, and that it is compiled there.
    let isSure: Bool

    var words: String {
      let api = name.shown
      guard let needed else { return "\(api) is not there on \(platform.platform)" }
      let version = PlatformVersion(platform: platform.platform, version: needed)
      return "\(api) needs \(version.shown), and the target runs on \(platform.shown)"
    }
  }

  /// Whether some code uses API that the file's target lacks.
  func needsNewer(_ subject: FactSubject, at place: Place) -> Judgement {
    guard let target, !target.isEmpty else { return Judgement(.unknown, Self.targetIsUnknown) }
    let found = lacks(subject, of: target, at: place)
    guard let first = found.first(where: \.isSure) ?? found.first else {
      return Judgement(.no, "the target has all that is used here")
    }
    return Judgement(first.isSure ? .yes : .unknown, first.words)
  }

  /// Whether all API that some code uses is there in some version of each platform.
  func canBeGated(_ subject: FactSubject, at place: Place) -> Judgement {
    guard let target, !target.isEmpty else { return Judgement(.unknown, Self.targetIsUnknown) }
    let absent = lacks(subject, of: target, at: place).filter { $0.needed == nil }
    guard let first = absent.first(where: \.isSure) ?? absent.first else { return Judgement(.yes) }
    return Judgement(first.isSure ? .no : .unknown, first.words)
  }

  /// What `#available` has to ask for so that the target has what some code uses.
  ///
  /// - Parameters:
  ///   - subject: The code.
  ///   - match: The match.
  ///   - captures: What the names stand for.
  /// - Returns: The versions that the target does not have anyway, with the star at the end; nil if
  ///   there are none, or the target is not known.
  public func neededVersions(
    of subject: FactSubject, in match: Match, captures: Captures
  ) -> String? {
    let found = lacks(subject, of: target ?? [], at: Place(match: match, captures: captures))
    var versions: [String: [Int]] = [:]
    for lack in found {
      guard let needed = lack.needed else { continue }
      let platform = lack.platform.platform
      if versions[platform].map({ $0.isBefore(needed) }) ?? true { versions[platform] = needed }
    }
    // What runs on another system by way of this one asks for the same version.
    if versions["macCatalyst"] == versions["iOS"] { versions["macCatalyst"] = nil }
    let shown = AvailabilityList.platforms.compactMap { platform in
      versions[platform].map { PlatformVersion(platform: platform, version: $0).shown }
    }
    return shown.isEmpty ? nil : (shown + ["*"]).joined(separator: ", ")
  }

  private func lacks(
    _ subject: FactSubject, of target: [PlatformVersion], at place: Place
  ) -> [Lack] {
    uses(subject, at: place).flatMap { use in
      let gates = gates(around: use.node, at: place)
      guard !gates.isUnavailable else { return [Lack]() }
      return target.compactMap { lack(of: use, on: $0, gates: gates, at: place) }
    }
  }

  private func lack(
    of use: APIUses.Use, on platform: PlatformVersion, gates: SystemGates, at place: Place
  ) -> Lack? {
    guard !gates.unavailable.contains(platform.platform) else { return nil }
    let compiled = isCompiled(use.node, for: platform.platform, at: place)
    guard compiled != .no else { return nil }
    let versions = file.sdk.availability[use.name] ?? []
    let needed =
      versions.first { $0.platform == platform.platform }
      ?? versions.first { platform.platform == "macCatalyst" && $0.platform == "iOS" }
    guard let needed else {
      return Lack(name: use.name, platform: platform, needed: nil, isSure: compiled == .yes)
    }
    let asked = gates.version(of: platform.platform) ?? []
    guard platform.version.isBefore(needed.version), asked.isBefore(needed.version) else {
      return nil
    }
    // To ask for a version is right even where the code is not compiled.
    return Lack(
      name: use.name, platform: platform, needed: needed.version, isSure: !gates.isUnclear)
  }

  // MARK: Code

  /// The API that some code uses.
  private func uses(_ subject: FactSubject, at place: Place) -> [APIUses.Use] {
    guard case .capture(let capture) = subject else {
      let captured = place.captures.values.compactMap(\.range)
      return place.match.nodes.flatMap(APIUses(facts: file).uses(in:)).filter { use in
        !captured.contains { $0.contains(use.node.start) }
      }
    }
    switch place.captures[capture] {
    case .text(let text)?:
      // Computed code is read by itself, but what it speaks of is declared in the file.
      let tree = SyntaxParser().parse(text)
      let facts = FileFacts(tree: tree, path: file.path, sdk: file.sdk)
      return APIUses(facts: facts, around: (file, place.node)).uses(in: tree.root)
    case let found?: return found.nodes.flatMap(APIUses(facts: file).uses(in:))
    case nil: return []
    }
  }

  /// What is asked of the system around a use; around computed code, where the match stands.
  private func gates(around node: Node, at place: Place) -> SystemGates {
    var gates = SystemGates(around: node)
    if node.tree !== file.tree { gates.add(place.node) }
    return gates
  }

  /// Whether a use is compiled for a platform; unknown if that hangs on something else.
  private func isCompiled(_ node: Node, for platform: String, at place: Place) -> Truth {
    guard node.tree !== file.tree else {
      return CompilationConditions(around: node, among: file.directives).allow(platform)
    }
    let directives = node.tree.root.descendants.filter { $0.kind == .directive }
    return CompilationConditions(around: node, among: directives).allow(platform)
      && CompilationConditions(around: place.node, among: file.directives).allow(platform)
  }
}
