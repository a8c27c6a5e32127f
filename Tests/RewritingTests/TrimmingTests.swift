import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

/// What a change leaves out because it is there already.
@Suite struct TrimmingTests {
  private func text(_ text: String) -> Change.Piece { .text(Array(text.utf8)) }

  private func trimmed(_ source: String, _ range: Range<Int>, _ pieces: Change.Piece...) -> Change {
    Change(range: range, pieces: pieces).trimmed(in: Array(source.utf8))
  }

  @Test func newTextIsTrimmedToWhatDiffers() {
    #expect(
      trimmed("self.$lost", 0..<10, text("self.lost")) == Change(range: 5..<6, pieces: []))
    #expect(
      trimmed("abab", 0..<4, text("abxab")) == Change(range: 2..<2, pieces: [text("x")]))
    #expect(trimmed("aaa", 0..<3, text("aa")) == Change(range: 2..<3, pieces: []))
    #expect(trimmed("\u{E9}", 0..<2, text("\u{E8}")).range == 0..<2)
  }

  @Test func newTextIsNotTrimmedIntoWhatIsShown() {
    // `ab` becomes `aab`: the new `a` is not the old one, which is shown behind it.
    #expect(
      trimmed("ab", 0..<2, text("a"), .source(0..<1, .none), text("b"))
        == Change(range: 0..<0, pieces: [text("a")]))
    #expect(
      trimmed("x.ax", 0..<4, .source(2..<3, .none), text(".x"))
        == Change(range: 0..<3, pieces: [.source(2..<3, .none), text(".")]))
    #expect(
      trimmed("aa", 0..<2, .source(1..<2, .none), text("a"))
        == Change(range: 0..<2, pieces: [.source(1..<2, .none), text("a")]))
  }

  /// Whatever is trimmed, what comes out is the same.
  @Test(arguments: 0..<40)
  func trimmingChangesNothing(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    func letters(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8(ascii: "a") + UInt8(next(2)) }
    }
    func part(of range: Range<Int>) -> Range<Int> {
      let start = range.lowerBound + next(range.count)
      return start..<(start + 1 + next(range.upperBound - start))
    }
    for _ in 0..<200 {
      let source = letters(12)
      let context = RewriteContext(tree: SyntaxParser().parse(source))
      let range = part(of: 0..<12)
      let pieces = (0...next(4)).map { _ -> Change.Piece in
        switch next(4) {
        case 0: .source(part(of: range), .none)
        case 1: .trivia(part(of: range))
        default: .text(letters(1 + next(4)))
        }
      }
      let change = Change(range: range, pieces: pieces)
      let derivation = Derivation(
        codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:])
      let results = [change, change.trimmed(in: source)].map { change in
        let unit = RewriteUnit(derivation: derivation, place: range, changes: [change])
        return ChangeSet([unit], in: context).result
      }
      #expect(results[0] == results[1], "\(change)")
    }
  }
}
