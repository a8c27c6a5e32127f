import Profiling
public import QueryLanguage
import SyntaxTrees
import TextEditing

/// A place that a search found.
public struct SearchHit: Sendable, Hashable {
  /// A named part of what was found.
  public struct Capture: Sendable, Hashable {
    /// The placeholder's name.
    public var name: String
    /// The byte offsets of the part; empty where nothing was captured.
    public var range: Range<Int>

    /// Creates a capture.
    public init(name: String, range: Range<Int>) {
      self.name = name
      self.range = range
    }
  }

  /// The byte offsets of what was found.
  public var range: Range<Int>
  /// The byte offset that stands for the hit when it is spoken of: where the pattern's own first
  /// word is if the pattern begins with a placeholder, else the start.
  public var place: Int
  /// The named parts, by name.
  public var captures: [Capture]

  /// Creates a hit.
  public init(range: Range<Int>, place: Int, captures: [Capture] = []) {
    self.range = range
    self.place = place
    self.captures = captures
  }
}

/// Finds code without changing it.
public struct CodeSearch: Sendable {
  private let matcher: Matcher
  private let literals: LiteralFormula

  /// Creates a search for what a matcher fits.
  public init(_ matcher: Matcher) {
    self.matcher = matcher
    literals = matcher.requiredLiterals
  }

  /// The places in one file, in order; the parser is that of the calling thread.
  private func hits(in file: FileText, parser: SyntaxParser) -> [SearchHit] {
    let mayHold = Profile.measure(.prefilter, of: file.path) {
      literals.isSatisfied(by: WordFilter(file.bytes))
    }
    guard mayHold else { return [] }
    let matches = Profile.measure(.match, of: file.path) {
      matcher.matches(in: parser.parse(file.bytes).root)
    }
    let hits = matches.map { match in
      let captures = match.captures.compactMap { name, capture in
        capture.range.map { SearchHit.Capture(name: name, range: $0) }
      }
      return SearchHit(
        range: match.range, place: match.place, captures: captures.sorted { $0.name < $1.name })
    }
    return hits.sorted { ($0.place, $1.range.upperBound) < ($1.place, $0.range.upperBound) }
  }

  /// Searches many files, on several threads.
  ///
  /// - Parameters:
  ///   - count: How many files there are.
  ///   - jobs: How many files are worked on at the same time.
  ///   - read: Gives the file with an index; nil to leave it out. Called on any thread.
  /// - Returns: The files that have hits, in their order.
  public func run(
    count: Int, jobs: Int, read: @Sendable (Int) -> FileText?
  ) -> [(file: FileText, hits: [SearchHit])] {
    typealias FileHits = (file: FileText, hits: [SearchHit])
    let found = Workers(count: max(1, jobs)).map(Array(0..<count)) { index, parser -> FileHits? in
      guard let file = read(index) else { return nil }
      let hits = hits(in: file, parser: parser)
      return hits.isEmpty ? nil : (file, hits)
    }
    return found.compactMap { $0 }
  }
}
