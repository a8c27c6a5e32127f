import Testing

@testable import SyntaxTrees

@Suite struct GrammarGapTests {
  @Test func tableHasEveryRow() {
    let letters = Dictionary(grouping: GrammarGap.allCases) { $0.identifier.prefix(1) }
    #expect(letters.mapValues(\.count) == ["E": 31, "X": 19, "H": 11, "S": 19, "R": 7])
    for rows in letters.values {
      // Identifiers count from 01 without holes, in order.
      #expect(rows.map { Int($0.identifier.dropFirst()) } == (1...rows.count).map { $0 })
    }
  }

  @Test(arguments: GrammarGap.allCases)
  func constructsAreSentences(gap: GrammarGap) {
    #expect(gap.construct.hasSuffix("."))
    #expect(gap.construct.count > 12)
  }

  @Test func onlyStandInsHide() {
    for gap in GrammarGap.allCases where gap.hides != .nothing {
      #expect(gap.phase == .always || gap.phase == .onError)
    }
    #expect(GrammarGap.functionWithoutBody.phase == .none)
    #expect(GrammarGap.prefixStarOnNewLine.phase == .none)
    #expect(GrammarGap.splitTrailingClosure.phase == .regrouping)
  }
}
