public import QueryLanguage
public import SyntaxTrees
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
  public func hits(in source: [UInt8], parser: SyntaxParser) -> [SearchHit] {
    guard literals.isSatisfied(by: WordFilter(source)) else { return [] }
    let hits = matcher.matches(in: parser.parse(source).root).map { match in
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
  ///   - read: Gives the text of the file with an index; nil to leave it out. Called on any thread.
  /// - Returns: The files that have hits, by index.
  public func run(
    count: Int, jobs: Int, read: @escaping @Sendable (Int) -> [UInt8]?
  ) async -> [(index: Int, source: [UInt8], hits: [SearchHit])] {
    typealias FileHits = (index: Int, source: [UInt8], hits: [SearchHit])
    let workers = max(1, min(jobs, count))
    var found = await withTaskGroup(of: [FileHits].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let parser = SyntaxParser()
          return stride(from: worker, to: count, by: workers).compactMap { index in
            guard let source = read(index) else { return nil }
            let hits = hits(in: source, parser: parser)
            return hits.isEmpty ? nil : (index, source, hits)
          }
        }
      }
      var all: [FileHits] = []
      for await part in group { all += part }
      return all
    }
    found.sort { $0.index < $1.index }
    return found
  }
}
