import CodeFacts
import QueryLanguage
import SyntaxTrees

/// The facts of a piece of code.
func facts(of source: String, sdk: SDKKnowledge = .sample) -> FileFacts {
  FileFacts(tree: SyntaxParser().parse(source), path: "Sample.swift", sdk: sdk)
}

/// The facts of the first of some files.
func projectFacts(
  _ files: [String], modules: [String?] = [], isWhole: Bool = true,
  sdk: SDKKnowledge = .sample
) -> FileFacts {
  let all = files.enumerated().map { index, text in
    ProjectFile(
      path: "\(index).swift", bytes: Array(text.utf8),
      modules: modules.indices.contains(index) ? modules[index].map { [$0] } ?? [] : [])
  }
  return ProjectFacts(of: Project(all, isWhole: isWhole), sdk: sdk).facts(of: 0)
}

extension FileFacts {
  /// The innermost node with that text; the last one if several places have it.
  func node(_ text: String) -> Node? { tree.root.descendants.last { $0.text == text } }

  func judge(
    _ fact: Fact, at text: String, captures names: [String: String] = [:],
    target: [PlatformVersion]? = nil
  ) -> Judgement? {
    guard let node = node(text) else { return nil }
    var captures: Captures = [:]
    for (name, code) in names {
      captures[name] = (node.text == code ? node : inner(code, of: node)).map(Capture.node)
    }
    return FactEvaluator(file: self, target: target)
      .judge(fact, in: Match(nodes: [node]), captures: captures)
  }

  private func inner(_ text: String, of node: Node) -> Node? {
    node.descendants.first { $0.text == text } ?? self.node(text)
  }
}

extension SDKKnowledge {
  /// A little SDK: shapes and paints that are both drawn and painted with.
  static let sample = SDKKnowledge(
    types: [
      "Drawable": SDKType(
        isProtocol: true, includesOptionals: true, otherMethods: "some Drawable",
        ownMethods: [
          "hung", "moved(to:by:)", "hidden()", "swung", "tossed", "badged", "blended",
        ]),
      "Paint": SDKType(
        isProtocol: true, members: ["red": "Ink", "faint": "Level"],
        methods: ["thinned": "some Paint"], ownMethods: ["blended", "dried"]),
      "Outline": SDKType(
        isProtocol: true, conformsTo: ["Drawable"],
        methods: ["stroked": "some Drawable", "cut": "some Outline"]),
      "Ink": SDKType(
        module: "Kit", conformsTo: ["Drawable", "Paint"], failable: ["init(hex:)"],
        members: ["red": "Ink"], properties: ["fading": "Wash"], methods: ["thinned": "Self"]),
      "Wash": SDKType(conformsTo: ["Paint", "Drawable"]),
      "Level": SDKType(module: "Kit", conformsTo: ["Paint"]),
      "Label": SDKType(conformsTo: ["Drawable"], methods: ["bold": "Self"]),
      "Dot": SDKType(module: "Kit", conformsTo: ["Outline"]),
      "Ring": SDKType(module: "Kit", conformsTo: ["Outline"]),
      "Stack": SDKType(isGeneric: true, conformsTo: ["Drawable"]),
    ],
    initializedWrappers: ["Surroundings"], assignedWrappers: ["Shared"],
    argumentWrappers: ["Around": "Ink"], valueWrappers: ["Held"], storageWrappers: ["Shared"],
    builders: SDKBuilders(attributes: ["Builder": .declared]))
}
