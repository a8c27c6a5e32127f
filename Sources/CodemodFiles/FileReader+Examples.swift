import Rewriting
import YAMLReading

extension FileReader {
  /// The examples: at least one of code that must stay and, of a codemod that changes code, one of
  /// that.
  mutating func examples(_ node: YAMLNode?, needsChange: Bool) -> [Example] {
    guard let node, let nodes = entries(node, "`examples`", of: "examples") else { return [] }
    let before = diagnostics.count
    let examples = nodes.compactMap { example($0) }
    guard diagnostics.count == before else { return [] }
    if needsChange, !examples.contains(where: { $0.after != nil }) {
      report("`examples` shows no change; add one with `before` and `after`", at: node)
    }
    if !examples.contains(where: { $0.after == nil }) {
      report("`examples` shows no code that must stay; add one with `keep`", at: node)
    }
    return examples
  }

  private mutating func example(_ node: YAMLNode) -> Example? {
    let fields = fields(of: node, in: "an example", known: ExampleKey.words)
    guard let fields else { return nil }
    let target = targets(fields[ExampleKey.target], "`target`") ?? []
    let modules = named(fields[ExampleKey.modules], "`modules`").compactMapValues { pair in
      code(pair.value, "`\(pair.key.scalar?.text ?? "")`")
    }
    let sdk = count(fields[ExampleKey.sdk], "`sdk`")
    let unchecked = text(fields[ExampleKey.unchecked], "`unchecked`")
    let comments = choice(fields[ExampleKey.comments], "`comments`", of: CommentsWord.self)
    switch (fields[ExampleKey.before], fields[ExampleKey.after], fields[ExampleKey.keep]) {
    case (let before?, let after?, nil):
      guard let before = code(before, "`before`"), let text = code(after, "`after`") else {
        return nil
      }
      if before == text { report("`after` is the same as `before`; write `keep`", at: after) }
      return Example(
        before: before, after: text, modules: modules, target: target, sdk: sdk,
        unchecked: unchecked, scattersComments: comments == .anywhere)
    case (nil, nil, let keep?):
      return code(keep, "`keep`").map {
        Example(before: $0, modules: modules, target: target, sdk: sdk, unchecked: unchecked)
      }
    default:
      report("an example has either `before` and `after`, or `keep`", at: node)
      return nil
    }
  }

  /// Code as it stands, white space and all.
  private mutating func code(_ node: YAMLNode, _ what: String) -> String? {
    text(node, what) == nil ? nil : node.scalar?.text
  }
}
