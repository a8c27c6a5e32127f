/// Collects stand-ins and writes them over a copy of the source.
struct StandInWriter {
  /// What is written over a range.
  enum Replacement {
    /// One byte over every byte; line ends stay.
    case fill(UInt8)
    /// A text, then blanks; line ends stay.
    case text(StaticString)
    /// `x` over everything but blanks; line ends stay.
    case letters
    /// `x` over everything but blanks, and a line feed over carriage returns.
    case regexLetters
    /// `_` over everything outside ASCII.
    case asciiName
    /// `#if` and a name over the first line, blanks over the others; line ends stay.
    case directive
    /// One byte over every occurrence of another.
    case replacing(UInt8, UInt8)
    /// One byte, then blanks, line ends included: for constructs that are line ends.
    case separator(UInt8)
  }

  private struct Edit {
    var gap: GrammarGap
    var range: Range<Int>
    var replacement: Replacement
    var order: Int
  }

  let phase: GrammarGap.Phase
  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ source: [UInt8], phase: GrammarGap.Phase) {
    self.source = source
    self.phase = phase
  }

  /// Records a stand-in, when its gap is bridged in this phase and its range is in the source.
  mutating func put(_ gap: GrammarGap, _ range: Range<Int>, _ replacement: Replacement) {
    guard gap.phase == .always || gap.phase == phase else { return }
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= source.count else { return }
    edits.append(Edit(gap: gap, range: range, replacement: replacement, order: edits.count))
  }

  /// Records a stand-in of blanks.
  mutating func blank(_ gap: GrammarGap, _ range: Range<Int>) {
    put(gap, range, .fill(UInt8(ascii: " ")))
  }

  /// Records a stand-in that turns a keyword into a name, by its first byte.
  mutating func rename(_ gap: GrammarGap, _ token: LexicalToken) {
    put(gap, token.start..<min(token.start + 1, token.end), .text("_"))
  }

  /// Writes what was recorded.
  ///
  /// Where stand-ins overlap, the one that starts first and is longest
  /// counts: what is blanked as a whole needs no stand-in inside.
  func result() -> StandInResult {
    guard !edits.isEmpty else { return StandInResult(bytes: source, standIns: []) }
    var bytes = source
    var standIns: [StandIn] = []
    standIns.reserveCapacity(edits.count)
    var covered = 0
    for edit in edits.sorted(by: Self.precedes) where edit.range.lowerBound >= covered {
      Self.write(edit, over: &bytes)
      covered = edit.range.upperBound
      standIns.append(StandIn(gap: edit.gap, range: edit.range))
    }
    return StandInResult(bytes: bytes, standIns: standIns)
  }

  private static func precedes(_ a: Edit, _ b: Edit) -> Bool {
    (a.range.lowerBound, -a.range.upperBound, a.order)
      < (b.range.lowerBound, -b.range.upperBound, b.order)
  }

  private static let directive: [UInt8] = Array("#if ".utf8)

  private static func write(_ edit: Edit, over bytes: inout [UInt8]) {
    let blank = UInt8(ascii: " ")
    let firstLineEnd = bytes[edit.range].firstIndex { $0 == 0x0A || $0 == 0x0D }
    for index in edit.range {
      let old = bytes[index]
      let isLineEnd = old == UInt8(ascii: "\n") || old == UInt8(ascii: "\r")
      switch edit.replacement {
      case .fill(let new): if !isLineEnd { bytes[index] = new }
      case .text(let text):
        let offset = index - edit.range.lowerBound
        if !isLineEnd {
          bytes[index] = offset < text.utf8CodeUnitCount ? unsafe text.utf8Start[offset] : blank
        }
      case .letters: if !isLineEnd && old != blank { bytes[index] = UInt8(ascii: "x") }
      case .regexLetters:
        if old == UInt8(ascii: "\r") {
          bytes[index] = UInt8(ascii: "\n")
        } else if !isLineEnd && old != blank {
          bytes[index] = UInt8(ascii: "x")
        }
      case .asciiName: if old >= 0x80 { bytes[index] = UInt8(ascii: "_") }
      case .directive:
        let offset = index - edit.range.lowerBound
        let rest = index < firstLineEnd ?? index + 1 ? UInt8(ascii: "_") : blank
        if !isLineEnd { bytes[index] = offset < 4 ? Self.directive[offset] : rest }
      case .replacing(let target, let new): if old == target { bytes[index] = new }
      case .separator(let new): bytes[index] = index == edit.range.lowerBound ? new : blank
      }
    }
  }
}
