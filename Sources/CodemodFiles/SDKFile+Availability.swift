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
            "write `Type`, `Type.member`, `method(_:to:)`, `Type.init(_:to:)`, or `Type: Protocol`"
          ])
        continue
      }
      result[name] = platformVersions(pair.value, "`\(text)`")
    }
    return result
  }

  /// Lists of parameters by what they have in common.
  mutating func parameters(_ node: YAMLNode?, _ what: String) -> [ParameterName: String] {
    var result: [ParameterName: String] = [:]
    for pair in named(node, what).values.sorted(by: { $0.key.start < $1.key.start }) {
      let common = pair.key.scalar?.text.trimmed ?? ""
      let nodes = pair.value.sequence ?? [pair.value]
      for node in nodes {
        guard let text = text(node, "an entry of `\(common)`") else { continue }
        guard let name = ParameterName(text) else {
          report(
            "`\(text)` is no parameter", at: node,
            advice: ["write what is called and the parameter's label, as in `paint(with:)`"])
          continue
        }
        if let other = result[name], other != common {
          report("`\(text)` stands at `\(other)` as well", at: node)
        }
        result[name] = common
      }
    }
    return result
  }
}
