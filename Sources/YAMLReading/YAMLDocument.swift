public import TextEditing

/// The one document of a YAML file, with everything that is wrong in it.
public struct YAMLDocument: Sendable {
  /// The outermost node; nil if the file could not be read to its end or holds nothing, which
  /// `diagnostics` then explains.
  public let root: YAMLNode?
  /// What is wrong, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// How deep sequences and mappings may stand in each other.
  public static let deepestNesting = 64

  /// Reads a file.
  ///
  /// Besides what libyaml refuses, these are errors: a key twice in a mapping, anchors, aliases,
  /// tags, a second document, nesting deeper than `deepestNesting`, and a file without content.
  /// Reading goes on after an error where it can, so that all of them are reported at once.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8, with or without a byte order mark.
  ///   - path: The file's name in diagnostics.
  public init(_ bytes: [UInt8], path: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let source = SourceMap(bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes)
    var builder = TreeBuilder(source: source, path: path)
    EventStream.read(source.bytes) { builder.take($0) }
    (root, diagnostics) = builder.finish()
  }
}
