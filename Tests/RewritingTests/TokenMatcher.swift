@testable import QueryLanguage
import SyntaxTrees

@testable import Rewriting

/// A matcher for these tests: compares tokens, and lets placeholders take balanced stretches.
///
/// It knows no equivalences and finds the first place that fits, which is enough to say what a
/// rewrite is about.
struct TokenMatcher {
  let pattern: Pattern
  let tree: SyntaxTree
  let tokens: [Node]

  init(_ pattern: String, in tree: SyntaxTree) throws {
    let items = try TemplateReader.items(of: pattern)
    self.pattern = Pattern(text: pattern, role: .expression, isExact: false, items: items)
    self.tree = tree
    tokens = tree.tokens
  }

  /// All places that fit, outer before inner.
  var matches: [Match] {
    tokens.indices.compactMap { start in
      find(0, start).map { match(from: start, $0) }
    }
  }

  private typealias Found = [(item: Int?, tokens: Range<Int>)]

  private func find(_ item: Int, _ start: Int) -> Found? {
    guard item < pattern.items.count else { return [] }
    switch pattern.items[item].content {
    case .token(let text):
      guard start < tokens.count else { return nil }
      if tokens[start].text == text, let rest = find(item + 1, start + 1) {
        return [(item, start..<start + 1)] + rest
      }
      // A trailing comma, a separator beside nothing.
      if text == ")", tokens[start].text == ",", let rest = find(item, start + 1) {
        return [(nil, start..<start + 1)] + rest
      }
      let isBesideEmpty = [".", ","].contains(text) && isEmptyBeside(item)
      return isBesideEmpty ? find(item + 1, start).map { [(item, start..<start)] + $0 } : nil
    case .placeholder(let placeholder):
      var end = placeholder.count == .one ? start + 1 : start
      while let stretch = balanced(start, end, placeholder) {
        end = stretch
        if let rest = find(item + 1, end) { return [(item, start..<end)] + rest }
        end += 1
      }
      return nil
    }
  }

  private func isEmptyBeside(_ item: Int) -> Bool {
    [item - 1, item + 1].contains { index in
      guard pattern.items.indices.contains(index),
        case .placeholder(let placeholder) = pattern.items[index].content
      else { return false }
      return placeholder.count != .one
    }
  }

  /// The first end from `end` on at which brackets are closed, nil if a separator comes before.
  private func balanced(_ start: Int, _ end: Int, _ placeholder: Placeholder) -> Int? {
    var depth = 0
    var index = start
    while index < tokens.count {
      if depth == 0, index >= end { return index }
      let text = tokens[index].text
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, placeholder.count != .many, [",", ":", "="].contains(text) { return nil }
      index += 1
    }
    return depth == 0 && index >= end ? index : nil
  }

  private func match(from start: Int, _ found: Found) -> Match {
    let last = found.map(\.tokens.upperBound).max() ?? start
    let range = bytes(start..<last)
    var captures: Captures = [:]
    var items: [MatchedItem] = []
    for (item, stretch) in found {
      let place = bytes(stretch)
      items.append(
        MatchedItem(
          role: item.map { .item($0) } ?? .form, range: place, isPresent: !stretch.isEmpty))
      guard let item, case .placeholder(let placeholder) = pattern.items[item].content else {
        continue
      }
      captures[placeholder.name] = capture(placeholder, place, isEmpty: stretch.isEmpty)
    }
    let node = tree.node(covering: range)
    return Match(
      nodes: node.range == range ? [node] : nodes(in: range), captures: captures, items: items,
      pattern: pattern)
  }

  private func capture(_ placeholder: Placeholder, _ range: Range<Int>, isEmpty: Bool) -> Capture {
    if isEmpty {
      return placeholder.count == .many ? .run([], offset: range.lowerBound) : .absent(offset: range.lowerBound)
    }
    if placeholder.count == .many { return .run(nodes(in: range), offset: range.lowerBound) }
    let inner = range.lowerBound + placeholder.prefix.utf8.count..<range.upperBound
    if inner != range { return .text(tree.text(in: inner)) }
    return .node(nodes(in: range).first ?? tree.root)
  }

  /// The largest nodes in a range, separators aside.
  private func nodes(in range: Range<Int>) -> [Node] {
    var result: [Node] = []
    var end = range.lowerBound
    let all = [tree.root] + Array(tree.root.descendants)
    for node in all where node.start >= end && node.end <= range.upperBound && !node.isComment {
      guard !node.range.isEmpty, node.text != "," else { continue }
      result.append(node)
      end = node.end
    }
    return result
  }

  private func bytes(_ stretch: Range<Int>) -> Range<Int> {
    guard !stretch.isEmpty else {
      let offset = stretch.lowerBound < tokens.count ? tokens[stretch.lowerBound].start : tree.source.count
      return offset..<offset
    }
    return tokens[stretch.lowerBound].start..<tokens[stretch.upperBound - 1].end
  }
}
