import CTreeSitter
import CTreeSitterSwift
import Foundation
import QueryLanguage
import Testing

@testable import SyntaxTrees

/// Compares our reading of queries with the library's own, over this repository's sources.
///
/// Nodes are told apart by where they begin: ours end at their last token, the library's may hold
/// white space behind it.
@Suite("Queries give what tree-sitter's own engine gives")
struct LibraryQueryTests {
  static let queries = [
    "(call_expression (simple_identifier) @f)",
    "(navigation_expression target: (simple_identifier) @t suffix: (navigation_suffix (_) @s))",
    "(value_argument name: (value_argument_label) @label value: (_) @value)",
    "(value_argument !name value: (_) @value)",
    "(function_declaration name: (_) @name (parameter)* @p body: (_) @body)",
    "(array_literal . (_) @first)",
    "(value_arguments (value_argument) @last .)",
    "(array_literal element: (_) @a . element: (_) @b)",
    "[(integer_literal) (line_string_literal)] @l",
    "(switch_entry (switch_pattern)+ @p)",
    "(property_declaration (modifiers)? @m name: (_) @n)",
    "(equality_expression op: [\"==\" \"!=\"] @op)",
    "(if_statement \"if\" @if (statements) @s)",
    "(class_body (function_declaration) @a . (function_declaration) @b)",
    "(guard_statement (else) . \"{\" @open)",
  ]

  static let sources: [[UInt8]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/QueryLanguage")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(12).compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) }
    }
  }()

  @Test(arguments: queries)
  func sameCaptures(query text: String) throws {
    let query = try TreeQuery(parsing: text)
    let library = try #require(LibraryQuery(text))
    #expect(Self.sources.count == 12)
    for source in Self.sources {
      let tree = SyntaxParser().parse(source, repairing: false)
      let ours = Matcher.query(query).matches(in: tree.root).map { match in
        match.captures.flatMap { name, capture in capture.nodes.map { "\(name) \($0.start)" } }
          .sorted().joined(separator: ", ")
      }
      #expect(Set(ours) == Set(library.captures(in: source)))
    }
  }
}

/// The library's query and its matches as text.
private final class LibraryQuery {
  private let query: OpaquePointer

  init?(_ text: String) {
    var offset: UInt32 = 0
    var error = TSQueryErrorNone
    guard
      let query = ts_query_new(
        swift_codemod_grammar(), text, UInt32(text.utf8.count), &offset, &error)
    else { return nil }
    self.query = query
  }

  deinit { ts_query_delete(query) }

  func captures(in source: [UInt8]) -> [String] {
    let parser = ts_parser_new()
    defer { ts_parser_delete(parser) }
    ts_parser_set_language(parser, swift_codemod_grammar())
    let input = source + [UInt8(ascii: "\n")]
    let tree = input.withUnsafeBytes { buffer in
      ts_parser_parse_string(
        parser, nil, buffer.assumingMemoryBound(to: CChar.self).baseAddress, UInt32(buffer.count))
    }
    defer { ts_tree_delete(tree) }
    let cursor = ts_query_cursor_new()
    defer { ts_query_cursor_delete(cursor) }
    ts_query_cursor_exec(cursor, query, ts_tree_root_node(tree))
    var match = TSQueryMatch()
    var result: [String] = []
    while ts_query_cursor_next_match(cursor, &match) {
      let captures = UnsafeBufferPointer(start: match.captures, count: Int(match.capture_count))
      let texts = captures.map { capture -> String in
        var length: UInt32 = 0
        let name = ts_query_capture_name_for_id(query, capture.index, &length)
        let text = name.map { String(cString: $0) } ?? ""
        return "\(text) \(ts_node_start_byte(capture.node))"
      }
      result.append(texts.sorted().joined(separator: ", "))
    }
    return result
  }
}
