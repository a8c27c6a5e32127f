import CodeFacts
import Rewriting
import TextEditing

/// Where places stand in the files of a run.
struct PlaceSites: Sendable {
  /// A stretch of the original text of a file: empty where a column is told, else a line's code.
  struct Site: Sendable {
    let file: Int
    let range: Range<Int>
  }

  /// The sites of the places, by the place's index; nil for those that have none.
  private(set) var sites: [Site?] = []
  /// Why places that are told have no site, by the place's index.
  private(set) var missing: [Int: MissingPlace] = [:]
  /// For each codemod the files in which a match of it may have to do with some place; nil for all.
  private var reaches: [Set<Int>?] = []
  /// The files that some place stands in.
  private(set) var files: Set<Int> = []

  init(_ table: PlaceTable, of codemods: [Codemod], in files: [SourceFile]) {
    let indices = Dictionary(
      files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [Int: LineTable] = [:]
    for (index, place) in table.places.enumerated() {
      sites.append(nil)
      if place.site == .none { continue }
      guard case .file(let path, let line, let column) = place.site, let file = indices[path] else {
        missing[index] = .file
        continue
      }
      let bytes = files[file].bytes
      let table = lines[file] ?? LineTable(bytes)
      lines[file] = table
      do throws(Absence) {
        sites[index] = Site(file: file, range: try Self.range(line, column, in: bytes, table))
      } catch {
        missing[index] = error.place
      }
    }
    self.files = Set(sites.compactMap { $0?.file })
    reaches = table.answered.indices.map { codemod in
      reach(of: codemods[codemod], answered: table.answered[codemod])
    }
  }

  /// Whether a match of a codemod in a file may have to do with some place.
  func mayConcern(_ file: Int, _ codemod: Int) -> Bool { reaches[codemod]?.contains(file) ?? true }

  private struct Absence: Error { let place: MissingPlace }

  private static func range(
    _ line: Int, _ column: Int?, in bytes: [UInt8], _ lines: LineTable
  ) throws(Absence) -> Range<Int> {
    guard (1...lines.count).contains(line) else {
      throw Absence(place: .line(count: lines.count))
    }
    let range = lines.byteRange(ofLine: line)
    guard let column else { return bytes.trimmedRange(range) }
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isLineBreak { end -= 1 }
    let offset = range.lowerBound + max(column - 1, 0)
    // What is missing may be missing behind the last byte.
    guard offset <= end else { throw Absence(place: .column(count: end - range.lowerBound)) }
    return offset..<offset
  }

  private func reach(of codemod: Codemod, answered: [[Int]]) -> Set<Int>? {
    var result: Set<Int> = []
    for (entry, places) in zip(codemod.diagnostics, answered) where !places.isEmpty {
      // Such matches may be in any file.
      if entry.scope == .type || entry.scope == .project { return nil }
      result.formUnion(places.compactMap { sites[$0]?.file })
    }
    return result
  }
}
