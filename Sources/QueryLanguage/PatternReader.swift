import SyntaxTrees
import TextEditing

/// Reads the text of a pattern in the first role in which it is Swift.
enum PatternReader {
  /// A pattern that was read.
  struct Reading: Sendable {
    var role: PatternRole
    var items: [PatternItem]
    var program: PatternProgram
  }

  enum Result: Sendable {
    case success(Reading)
    case failure([PatternError])
  }

  /// Code around a pattern that makes it a file.
  private struct Frame: Sendable {
    var before: String
    var after: String
    var outermost: PlaceholderPlace = .name
    /// Finds the pattern's own nodes.
    var roots: @Sendable (SyntaxTree, Range<Int>) -> [Node]
  }

  /// What was read before: many patterns are read again wherever they are used, and in each file that
  /// repeats them.
  private static let known = Memory<Question, Result>()

  private struct Question: Hashable {
    var text: String
    var role: PatternRole?
  }

  static func read(_ text: String, as role: PatternRole?) -> Result {
    known.answer(to: Question(text: text, role: role)) { newReading(of: text, as: role) }
  }

  private static func newReading(of text: String, as role: PatternRole?) -> Result {
    let scanner = PlaceholderScanner(text)
    guard scanner.mistakes.isEmpty else { return .failure(scanner.mistakes) }
    guard text.utf8.contains(where: { !$0.isBlankByte }) else {
      return .failure([PatternError("the pattern is empty", at: 0)])
    }
    var trees = Trees()
    var mistakes: [PatternError] = []
    for role in role.map({ [$0] }) ?? PatternRole.allCases {
      for frame in frames(of: role) {
        let found = PlaceFinder.places(
          of: scanner.placeholders, in: text, outermost: frame.outermost)
        let names = found.map { _ in PlaceholderPlace.name }
        for places in found == names ? [names] : [found, names] {
          let attempt = read(text, scanner.placeholders, at: places, as: role, in: frame, &trees)
          switch attempt {
          case .success: return attempt
          case .failure(let found): mistakes = better(mistakes, found)
          }
        }
      }
    }
    return .failure(mistakes.sorted { $0.offset < $1.offset })
  }

  /// Mistakes about the pattern's meaning say more than that it does not parse.
  private static func better(_ old: [PatternError], _ new: [PatternError]) -> [PatternError] {
    guard let first = old.first, let candidate = new.first else { return old.isEmpty ? new : old }
    let isOldSyntax = first.message == notSwift || first.message == noExpression
    let isNewSyntax = candidate.message == notSwift || candidate.message == noExpression
    if isOldSyntax != isNewSyntax { return isOldSyntax ? new : old }
    return isOldSyntax && candidate.offset > first.offset ? new : old
  }

  private static let notSwift = "this is not Swift"
  private static let noExpression = "this is no expression"

  /// The trees of the texts that were tried: a frame may serve several roles.
  private struct Trees {
    private let parser = SyntaxParser()
    private var known: [[UInt8]: SyntaxTree] = [:]

    mutating func tree(of source: [UInt8]) -> SyntaxTree {
      if let tree = known[source] { return tree }
      let tree = parser.parse(source)
      known[source] = tree
      return tree
    }
  }

  private static func read(
    _ text: String, _ placeholders: [ScannedPlaceholder], at places: [PlaceholderPlace],
    as role: PatternRole, in frame: Frame, _ trees: inout Trees
  ) -> Result {
    let source = StandInText(
      text, placeholders: placeholders, places: places, before: frame.before, after: frame.after)
    let tree = trees.tree(of: source.bytes)
    if let error = tree.errors.first {
      return .failure([PatternError(notSwift, at: source.writtenOffset(error.start))])
    }
    let roots = frame.roots(tree, source.inside)
    guard let first = roots.first, let last = roots.last,
      source.covers(first.start..<last.end)
    else { return .failure([PatternError(notSwift, at: 0)]) }
    if roots.contains(where: \.isMisreadMember) {
      return .failure([PatternError(notSwift, at: source.writtenOffset(first.start))])
    }
    if role == .expression {
      guard roots.count == 1, first.isNamed, !first.isStatementKeyword,
        !NodeConstraint.noExpressions.contains(first.kind),
        source.holes.first?.range != first.range
          || source.holes.first?.placeholder.count == .one
      else { return .failure([PatternError(noExpression, at: 0)]) }
    }
    var compiler = PatternCompiler(source)
    compiler.compile(roots)
    guard compiler.mistakes.isEmpty else { return .failure(compiler.mistakes) }
    return .success(Reading(role: role, items: compiler.items, program: compiler.program))
  }

  private static func frames(of role: PatternRole) -> [Frame] {
    switch role {
    case .expression:
      [block, Frame(before: "let _ = ", after: "\n") { tree, range in value(in: tree, range) }]
    case .statements: [block]
    case .member:
      ["struct", "enum", "class", "protocol"].map { keyword in
        Frame(before: "\(keyword) S {\n", after: "\n}\n", outermost: .member) { tree, range in
          list(in: tree, range)
        }
      }
    case .declaration:
      [Frame(before: "", after: "\n", roots: { tree, range in code(below: tree.root) })]
    case .type:
      [
        Frame(before: "let x: ", after: "\n") { tree, range in value(in: tree, range) },
        Frame(before: "typealias X = ", after: "\n") { tree, range in value(in: tree, range) },
      ]
    }
  }

  private static let block = Frame(before: "func f() {\n", after: "\n}\n") { tree, range in
    list(in: tree, range)
  }

  /// What stands in the braces of the frame's only declaration.
  private static func list(in tree: SyntaxTree, _ range: Range<Int>) -> [Node] {
    let declarations = code(below: tree.root)
    guard declarations.count == 1, let body = declarations[0].child(.body) else { return [] }
    let inside = code(below: body).filter {
      $0.start >= range.lowerBound && $0.end <= range.upperBound
    }
    if inside.count == 1, inside[0].kind == .statements { return code(below: inside[0]) }
    return inside.flatMap { $0.kind == .statements ? code(below: $0) : [$0] }
  }

  /// What stands behind the `=` or `:` of the frame's only declaration.
  private static func value(in tree: SyntaxTree, _ range: Range<Int>) -> [Node] {
    let declarations = code(below: tree.root)
    guard declarations.count == 1 else { return [] }
    var node = declarations[0]
    while node.start < range.lowerBound {
      guard let last = code(below: node).last else { return [] }
      node = last
    }
    return [node]
  }

  private static func code(below node: Node) -> [Node] {
    node.children.filter { !$0.isComment && !($0.isLeaf && $0.range.isEmpty) }
  }
}

extension Node {
  /// Whether the grammar took a member without `func`, out of its type, for a call.
  fileprivate var isMisreadMember: Bool {
    guard kind == .callExpression, let callee = firstChild, let word = callee.firstToken else {
      return false
    }
    guard callee.range == word.range || callee.end == word.end + 1 else { return false }
    return word.hasText("init") || word.hasText("deinit") || word.hasText("subscript")
  }

  /// Whether the grammar took a keyword for a name.
  fileprivate var isStatementKeyword: Bool {
    hasText("return") || hasText("break") || hasText("continue") || hasText("fallthrough")
  }
}
