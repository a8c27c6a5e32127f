public import SyntaxTrees

/// A place in a block at which code is missing.
public struct CodeGap: Sendable, Hashable {
  /// Where what stands before the place ends: a brace, the head of a closure, a comment, a line of
  /// conditional compilation.
  public let start: Int
  /// Where what stands behind it begins: the closing brace, or a line of conditional compilation.
  public let end: Int
  /// Whether an `#else` is missing as well; then an `#endif` stands behind the place.
  public let needsElse: Bool
  /// Where something begins whose indentation the code should have; nil for one step more than the
  /// line in which the block opens.
  public let model: Int?
}

/// Where a block has no code: nowhere any, or not under each condition of `#if`.
public enum BlockGaps: Sendable, Hashable {
  /// The block has code, whatever is compiled.
  case none
  /// Code at all of these places, and not at fewer, leaves it never without code.
  case places([CodeGap])
  /// The code stands in several `#if … #endif`; nothing tells when none of them is compiled.
  case severalConditions
  /// The block's lines of conditional compilation do not fit together.
  case unclear

  /// Looks at a closure, or at the body of a function or a computed property.
  ///
  /// - Parameter block: The node with the braces.
  /// - Returns: Where code is missing; nil if the node is no such block.
  public static func of(_ block: Node) -> BlockGaps? {
    guard [.lambdaLiteral, .functionBody, .computedProperty].contains(block.kind),
      let contents = contents(of: block)
    else { return nil }
    var reader = RegionReader(items: contents.items)
    guard let region = reader.region(from: contents.start, depth: 0),
      reader.isAtEnd
    else { return .unclear }
    switch region.closed(at: contents.end).gaps(model: nil) {
    case .none: return .severalConditions
    case .some(let places): return places.isEmpty ? BlockGaps.none : .places(places)
    }
  }

  /// What stands between the braces, behind the head of a closure.
  private static func contents(of block: Node) -> (start: Int, end: Int, items: [Node])? {
    var items: [Node] = []
    var start: Int?
    for child in block.children {
      if start == nil, child.hasText("{") || child.isLeaf && child.text.hasSuffix("{") {
        start = child.end
      } else if child.isLeaf, child.hasText("in"), block.kind == .lambdaLiteral {
        // What comes before belongs to the closure's head.
        (start, items) = (child.end, [])
      } else if child.isLeaf, child.hasText("}") {
        return start.map { ($0, child.start, items) }
      } else if child.kind == .statements {
        items += child.children
      } else {
        items.append(child)
      }
    }
    return nil
  }
}

/// A stretch of a block: what stands in it, side by side.
private struct Region {
  /// A whole `#if … #endif`.
  struct Condition {
    var branches: [Region] = []
    var hasElse = false
    /// The `#if`.
    let first: Node
    /// The `#endif`.
    var last: Node

    var hasCode: Bool { branches.contains(where: \.hasCode) }

    /// Where the first branch begins that has something.
    var firstThing: Int? { branches.lazy.compactMap(\.firstThing).first }
  }

  var start: Int
  var end = 0
  /// Comments, and what only tells the compiler something.
  var remarks: [Node] = []
  var code: [Node] = []
  var conditions: [Condition] = []

  var hasCode: Bool { !code.isEmpty || conditions.contains(where: \.hasCode) }

  /// Where code or a condition begins.
  var firstThing: Int? {
    [code.first?.start, conditions.first?.first.start].compactMap { $0 }.min()
  }

  func closed(at end: Int) -> Region {
    var result = self
    result.end = end
    return result
  }

  /// Where code is missing; nil if code stands under several conditions.
  func gaps(model: Int?) -> [CodeGap]? {
    if !code.isEmpty { return [] }
    let filled = conditions.filter(\.hasCode)
    guard !filled.isEmpty else { return [gap(model: model)] }
    var missing: [[CodeGap]?] = []
    for condition in filled {
      let gaps = Self.gaps(of: condition)
      if gaps?.isEmpty ?? false { return [] }
      missing.append(gaps)
    }
    return missing.count == 1 ? missing[0] : nil
  }

  private static func gaps(of condition: Condition) -> [CodeGap]? {
    let model = condition.firstThing
    var result: [CodeGap] = []
    for branch in condition.branches {
      guard let gaps = branch.gaps(model: model) else { return nil }
      result += gaps
    }
    if !condition.hasElse {
      let last = condition.last.start
      result.append(CodeGap(start: last, end: last, needsElse: true, model: model))
    }
    return result
  }

  /// The place behind all that stands here.
  private func gap(model: Int?) -> CodeGap {
    let things = remarks.map(\.range) + conditions.map(\.last.range)
    let last = things.max { $0.upperBound < $1.upperBound }
    let isRemark = last.map { $0.upperBound == remarks.last?.end } ?? false
    let own = last.flatMap { !isRemark || remarks.last?.beginsLine ?? false ? $0.lowerBound : nil }
    return CodeGap(
      start: last?.upperBound ?? start, end: end, needsElse: false, model: own ?? model)
  }
}

/// Sorts what stands in a block by its lines of conditional compilation.
private struct RegionReader {
  let items: [Node]
  private var index = 0

  /// Deeper than this, nobody nests conditions.
  private static let deepest = 50

  init(items: [Node]) { self.items = items }

  var isAtEnd: Bool { index == items.count }

  /// What stands up to the end of a branch or of the block; nil if lines do not fit together.
  mutating func region(from start: Int, depth: Int) -> Region? {
    guard depth < Self.deepest else { return nil }
    var region = Region(start: start)
    while index < items.count {
      let item = items[index]
      if item.isComment || item.kind == .diagnostic {
        region.remarks.append(item)
      } else if item.isError || item.isMissing {
        return nil
      } else if item.kind != .directive {
        region.code.append(item)
      } else if item.bytes.starts(with: "#if".utf8) {
        guard let condition = condition(depth: depth) else { return nil }
        region.conditions.append(condition)
      } else {
        return ["#else", "#endif"].contains { item.bytes.starts(with: $0.utf8) } ? region : nil
      }
      index += 1
    }
    return region
  }

  /// A condition whose `#if` comes next; stops at its `#endif`.
  private mutating func condition(depth: Int) -> Region.Condition? {
    var condition = Region.Condition(first: items[index], last: items[index])
    repeat {
      let start = items[index].end
      if items[index].hasText("#else") { condition.hasElse = true }
      index += 1
      guard let branch = region(from: start, depth: depth + 1), index < items.count else {
        return nil
      }
      condition.branches.append(branch.closed(at: items[index].start))
    } while !items[index].bytes.starts(with: "#endif".utf8)
    condition.last = items[index]
    return condition
  }
}

extension Node {
  /// Whether nothing but white space stands before the node on its line.
  fileprivate var beginsLine: Bool {
    let before = tree.source[..<start].reversed()
    let last = before.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }
}
