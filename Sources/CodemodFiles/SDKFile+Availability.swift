import CodeFacts
import YAMLReading

extension FileReader {
  /// Which versions have which piece of API.
  mutating func availability(_ node: YAMLNode?) -> [APIName: [PlatformVersion]] {
    var result: [APIName: [PlatformVersion]] = [:]
    for pair in named(node, "`availability`").values.sorted(by: { $0.key.start < $1.key.start }) {
      let text = pair.key.scalar?.text.trimmed ?? ""
      guard let name = APIName(text) else {
        report(
          "`\(text)` names no API", at: pair.key,
          advice: [
            "write `Type`, `Type.member`, `method(_:to:)`, or `Type.init(_:to:)`"
          ])
        continue
      }
      result[name] = platformVersions(pair.value, "`\(text)`")
    }
    return result
  }

  /// The types whose members are named by `.member`, with the parameters that take them.
  mutating func argumentTypes(_ node: YAMLNode?) -> [ParameterName: String] {
    var result: [ParameterName: String] = [:]
    let pairs = named(node, "`arguments`").values.sorted { $0.key.start < $1.key.start }
    for pair in pairs {
      let type = pair.key.scalar?.text.trimmed ?? ""
      let nodes = pair.value.sequence ?? [pair.value]
      for node in nodes {
        guard let text = text(node, "an entry of `\(type)`") else { continue }
        guard let name = ParameterName(text) else {
          report(
            "`\(text)` is no parameter", at: node,
            advice: ["write what is called and the parameter's label, as in `paint(with:)`"])
          continue
        }
        if let other = result[name], other != type {
          report("`\(text)` stands at `\(other)` as well", at: node)
        }
        result[name] = type
      }
    }
    return result
  }
}
