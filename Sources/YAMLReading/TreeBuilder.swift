import TextEditing

/// Puts events together to nodes, with a stack of its own instead of recursion.
struct TreeBuilder {
  private let source: SourceMap
  private let path: String
  private var open: [Frame] = []
  private var root: YAMLNode?
  private var documents = 0
  private var isComplete = true
  private var diagnostics: [Diagnostic] = []

  /// A sequence or mapping whose end has not come yet.
  private struct Frame {
    let isMapping: Bool
    let start: Int
    /// The elements so far; of a mapping, keys and values in turn.
    var nodes: [YAMLNode] = []
  }

  init(source: SourceMap, path: String) {
    self.source = source
    self.path = path
  }

  /// Takes in the next event; returns whether more is wanted.
  mutating func take(_ event: Event) -> Bool {
    let position = source.position(ofCharacter: event.start)
    if event.hasAnchor { report(Self.noAnchors, at: position, advice: Self.writeItOut) }
    if event.hasTag { report("tags are not supported", at: position) }
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        report("a second document begins here; a file holds one", at: position)
        return false
      }
    case .alias:
      report(Self.noAnchors, at: position, advice: Self.writeItOut)
      // A stand-in, so that what follows still finds its place.
      add(scalar("", .plain, from: event.start, to: event.end))
    case .scalar(let text, let style):
      add(scalar(text, style, from: event.start, to: event.end))
    case .sequenceStart:
      return begin(Frame(isMapping: false, start: event.start))
    case .mappingStart:
      return begin(Frame(isMapping: true, start: event.start))
    case .collectionEnd:
      close(event)
    case .failure(let failure):
      report(failure)
      return false
    }
    return true
  }

  /// The outermost node, if all of it was read, and what is wrong in the order of the file.
  mutating func finish() -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    if root == nil, diagnostics.isEmpty {
      report("the file is empty", at: LinePosition(line: 1, column: 1))
    }
    return (isComplete ? root : nil, diagnostics.sorted())
  }

  private mutating func begin(_ frame: Frame) -> Bool {
    open.append(frame)
    guard open.count > YAMLDocument.deepestNesting else { return true }
    report(
      "lists and mappings stand more than \(YAMLDocument.deepestNesting) deep in each other",
      at: source.position(ofCharacter: frame.start))
    isComplete = false
    return false
  }

  private mutating func close(_ event: Event) {
    guard let frame = open.popLast() else { return }
    let start = source.position(ofCharacter: frame.start)
    // A block ends without a token of its own, at whatever comes next.
    let end =
      event.end > event.start
      ? source.position(ofCharacter: event.end) : frame.nodes.last?.end ?? start
    if frame.isMapping {
      add(YAMLNode(.mapping(pairs(of: frame.nodes)), start: start, end: end))
    } else {
      add(YAMLNode(.sequence(frame.nodes), start: start, end: end))
    }
  }

  private mutating func pairs(of nodes: [YAMLNode]) -> [YAMLPair] {
    var first: [String: LinePosition] = [:]
    var pairs: [YAMLPair] = []
    for index in stride(from: 0, to: nodes.count - 1, by: 2) {
      let key = nodes[index]
      pairs.append(YAMLPair(key: key, value: nodes[index + 1]))
      guard let name = key.scalar?.text else { continue }
      if let earlier = first[name] {
        report(
          "the key '\(name)' stands here a second time", at: key.start,
          advice: "it stands in line \(earlier.line) first")
      } else {
        first[name] = key.start
      }
    }
    return pairs
  }

  private mutating func add(_ node: YAMLNode) {
    if open.isEmpty {
      // What follows a second document's start is never asked for.
      root = node
    } else {
      open[open.count - 1].nodes.append(node)
    }
  }

  private func scalar(
    _ text: String, _ style: YAMLScalar.Style, from start: Int, to end: Int
  ) -> YAMLNode {
    let range = source.offset(ofCharacter: start)..<source.offset(ofCharacter: end)
    let places = ScalarPlaces(source: source, range: range, text: Array(text.utf8))
    let position = source.position(ofCharacter: start)
    let scalar = YAMLScalar(
      text: text, style: style, start: position, places: places.find(style: style))
    return YAMLNode(
      .scalar(scalar), start: position, end: source.lines.position(at: range.upperBound))
  }
}

extension TreeBuilder {
  private static let noAnchors = "anchors and aliases are not supported"
  private static let writeItOut = "write the value out where it is used"

  private mutating func report(_ message: String, at position: LinePosition, advice: String? = nil)
  {
    diagnostics.append(
      Diagnostic(
        path: path, position: position, message: message, advice: advice.map { [$0] } ?? []))
  }

  private mutating func report(_ failure: Failure) {
    isComplete = false
    let offset =
      switch failure.place {
      case .byte(let offset): offset
      case .character(let index): source.offset(ofCharacter: index)
      }
    var advice: String?
    if offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: "\t") {
      advice = "a tab cannot indent here; use spaces"
    } else if failure.problem.hasPrefix("mapping values are not allowed") {
      advice = "a text with `: ` in it needs quotation marks, or a block after `|`"
    } else if let context = failure.context {
      advice =
        "\(context.text) that begins in line "
        + "\(source.position(ofCharacter: context.start).line)"
    }
    report(failure.problem, at: source.lines.position(at: offset), advice: advice)
  }
}
