import SyntaxTrees
import TextEditing

extension Rewriter {
  /// An import of the file that no `#if` surrounds.
  private struct Import {
    var node: Node
    var name: String
    /// Whether it imports a module as a whole, and not one declaration of it.
    var isWhole: Bool
  }

  /// The change that imports a module; nil if the file imports it already, outside of any `#if`, or
  /// one that brings it along.
  ///
  /// The line comes where it belongs among the imports if those are sorted, otherwise behind the
  /// last one; in a file without imports, before the first declaration and behind the comment at
  /// the head of the file. The same import is one change, whoever asks for it.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - bringers: The modules that come with this one.
  /// - Returns: Nil if there is nothing to add.
  public func addImport(_ module: String, broughtBy bringers: Set<String> = []) -> Change? {
    let imports = unconditionalImports
    let isThere = imports.contains {
      $0.isWhole && ($0.name == module || bringers.contains($0.name))
    }
    guard !isThere else { return nil }
    let line = Array("import \(module)".utf8)
    guard let last = imports.last else { return firstImport(line) }
    let names = imports.map { $0.name.lowercased() }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    if isSorted, names.count > 1 || names[0] > module.lowercased() {
      guard let before = imports.last(where: { $0.name.lowercased() < module.lowercased() }) else {
        let start = imports[0].node.start
        return insertion(line + context.ending.bytes, at: start)
      }
      return insertion(context.ending.bytes + line, behind: before.node)
    }
    return insertion(context.ending.bytes + line, behind: last.node)
  }

  private func insertion(_ text: [UInt8], at offset: Int) -> Change {
    Change(range: offset..<offset, pieces: [.text(text)], merges: true)
  }

  /// An insertion at the end of a node's line, if nothing but a comment stands behind it there.
  private func insertion(_ text: [UInt8], behind node: Node) -> Change {
    let line = context.source.lineRange(at: node.end)
    let rest = context.tree.leaves(in: span(node.end, line.upperBound))
    return insertion(text, at: rest.contains { !$0.isComment } ? node.end : trimmedEnd(line))
  }

  private func trimmedEnd(_ line: Range<Int>) -> Int {
    context.source.trimmedRange(line).upperBound
  }

  private func firstImport(_ line: [UInt8]) -> Change {
    let ending = context.ending.bytes
    guard let first = context.tree.tokens.first else {
      let end = context.source.count
      let isOpen = context.source.last.map { !$0.isLineBreak } ?? false
      return insertion((isOpen ? ending : []) + line + ending, at: end)
    }
    var place = context.startWithComments(of: first.start)
    // A plain comment at the very top is about the file, even without a blank line behind it.
    let head = context.comments(in: span(place, first.start)).first
    if let head, context.comments.first == head, !context.isDocumentation(head) {
      place = first.start
      return insertion(ending + line + ending + ending, at: place)
    }
    return insertion(line + ending + ending, at: place)
  }

  /// The imports that no `#if` surrounds, in order.
  private var unconditionalImports: [Import] {
    var depth = 0
    var result: [Import] = []
    for node in context.tree.root.descendants {
      if node.kind == .directive {
        if node.text.hasPrefix("#if") { depth += 1 }
        if node.text.hasPrefix("#endif") { depth -= 1 }
      } else if node.kind == .importDeclaration, depth == 0 {
        let words = node.tokens.map(\.text)
        let path = words[(words.firstIndex(of: "import").map { $0 + 1 } ?? 0)...]
        let isWhole = !Self.scopes.contains(path.first ?? "") || path.count == 1
        result.append(
          Import(
            node: node, name: path.dropFirst(isWhole ? 0 : 1).joined(), isWhole: isWhole))
      }
    }
    return result
  }

  private static let scopes: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
}
