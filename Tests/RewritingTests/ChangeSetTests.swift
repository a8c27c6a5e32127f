import SyntaxTrees
import Testing
import TextEditing

@testable import Rewriting

@Suite struct ChangeSetTests {
  private let context = RewriteContext(tree: SyntaxParser().parse("f(a, b(c), d)\n"))

  private func unit(_ place: Range<Int>, _ changes: Change...) -> RewriteUnit {
    RewriteUnit(
      derivation: Derivation(
        codemod: "test", rule: 0, position: LinePosition(line: 1, column: 1), captures: [:]),
      place: place, changes: changes)
  }

  private func text(_ range: Range<Int>, _ text: String) -> Change {
    Change(range: range, pieces: [.text(Array(text.utf8))])
  }

  private func result(_ units: RewriteUnit...) -> (text: String, applied: [Int], deferred: [Int]) {
    let set = ChangeSet(units, in: context)
    return (
      String(decoding: set.result, as: UTF8.self), set.applied, set.deferred.map(\.unit)
    )
  }

  @Test func changesWithoutConflict() {
    let (text, applied, deferred) = result(
      unit(2..<3, text(2..<3, "x")), unit(11..<12, text(11..<12, "y")))
    #expect(text == "f(x, b(c), y)\n")
    #expect(applied == [0, 1])
    #expect(deferred == [])
  }

  @Test func sameChangeIsOne() {
    let (text, applied, _) = result(
      unit(2..<3, text(2..<3, "x")), unit(2..<3, text(2..<3, "x")))
    #expect(text == "f(x, b(c), d)\n")
    #expect(applied == [0, 1])
  }

  @Test func insertionsKeepTheOrderOfTheirRules() {
    let (text, _, _) = result(
      unit(0..<13, self.text(2..<2, "1")), unit(0..<13, self.text(2..<2, "2")))
    #expect(text == "f(12a, b(c), d)\n")
  }

  @Test func whatMovesWithinAUnitIsTakenAwayOnce() {
    let move = Change(
      range: 12..<12, pieces: [.text(Array(", ".utf8)), .source(5..<9, .none)])
    var call = self.text(5..<9, "x")
    call.carried = [5..<9]
    let (text, applied, _) = result(
      unit(5..<9, call, move, self.text(7..<8, "z")),
      unit(5..<6, self.text(5..<6, "y")))
    #expect(text == "f(a, x, d, y(z))\n")
    #expect(applied == [0, 1])
  }

  @Test func aNameIsIntroducedOnce() {
    var first = unit(2..<3, text(2..<3, "x"))
    var second = unit(11..<12, text(11..<12, "y"))
    var third = unit(5..<6, text(5..<6, "z"))
    first.names = ["A.x"]
    second.names = ["A.x"]
    third.names = ["B.x"]
    let (text, applied, deferred) = result(first, second, third)
    #expect(text == "f(x, z(c), d)\n")
    #expect(applied == [0, 2])
    #expect(deferred == [1])
  }

  @Test func insertionsNestLikeTheirMatches() {
    let (text, _, _) = result(
      unit(0..<13, self.text(5..<5, "["), self.text(9..<9, "]")),
      unit(5..<9, self.text(5..<5, "("), self.text(9..<9, ")")))
    #expect(text == "f(a, [(b(c))], d)\n")
  }

  @Test func mergingInsertionIsOne() {
    var change = text(0..<0, "import A\n")
    change.merges = true
    let (text, _, _) = result(unit(2..<3, change), unit(5..<9, change))
    #expect(text == "import A\nf(a, b(c), d)\n")
  }

  @Test func outerMatchWins() {
    let (text, applied, deferred) = result(
      unit(7..<8, self.text(7..<8, "x")), unit(5..<9, self.text(5..<9, "y")))
    #expect(text == "f(a, y, d)\n")
    #expect(applied == [1])
    #expect(deferred == [0])
  }

  @Test func unitStandsOrFallsAsAWhole() {
    let (text, applied, deferred) = result(
      unit(0..<13, self.text(5..<9, "y")),
      unit(5..<9, self.text(2..<3, "x"), self.text(7..<8, "x")))
    #expect(text == "f(a, y, d)\n")
    #expect(applied == [0])
    #expect(deferred == [1])
  }

  @Test func movedCodeTakesItsChangesAlong() {
    let moved = Change(
      range: 2..<9, pieces: [.source(5..<9, .none), .text(Array(", ".utf8)), .source(2..<3, .none)])
    let (text, applied, _) = result(
      unit(0..<13, moved), unit(5..<9, self.text(7..<8, "x")), unit(2..<3, self.text(2..<3, "y")))
    #expect(text == "f(b(x), y, d)\n")
    #expect(applied == [0, 1, 2])
  }

  @Test func insertionsGoWithWhatTheyAreAbout() {
    let gone = text(5..<11, "")
    let moved = Change(range: 12..<12, pieces: [.text(Array(", ".utf8)), .source(5..<9, .none)])
    let before = Change(range: 5..<5, pieces: [.text(Array("A.".utf8))], anchor: 5..<9)
    let after = Change(range: 9..<9, pieces: [.text(Array("!".utf8))], anchor: 5..<9)
    let (text, applied, _) = result(
      unit(0..<13, gone, moved, before, after),
      unit(5..<9, self.text(5..<5, "("), self.text(9..<9, ")"), self.text(7..<8, "x")))
    #expect(text == "f(a, d, A.(b(x))!)\n")
    #expect(applied == [0, 1])
  }

  @Test func insertionIntoDeletedCodeWaits() {
    let (text, _, deferred) = result(
      unit(0..<13, self.text(5..<11, "")), unit(5..<9, self.text(5..<5, "(")))
    #expect(text == "f(a, d)\n")
    #expect(deferred == [1])
  }

  @Test func changesOfTheSameCodeNest() {
    func wrapped(_ name: String) -> Change {
      Change(
        range: 5..<9,
        pieces: [.text(Array("\(name){".utf8)), .source(5..<9, .none), .text(Array("}".utf8))])
    }
    let (text, applied, _) = result(unit(5..<9, wrapped("g")), unit(5..<9, wrapped("h")))
    #expect(text == "f(a, g{h{b(c)}}, d)\n")
    #expect(applied == [0, 1])
  }

  @Test func unitAtOddsWithItselfWaits() {
    let (text, applied, deferred) = result(
      unit(0..<13, self.text(5..<9, "y"), self.text(7..<8, "x")))
    #expect(text == "f(a, b(c), d)\n")
    #expect(applied == [])
    #expect(deferred == [0])
  }

  @Test func derivationsCanBePrinted() {
    let derivation = Derivation(
      codemod: "load", rule: 1, position: LinePosition(line: 3, column: 5),
      captures: ["b": "2", "a": "f {\n}"])
    #expect(derivation.description == "load, rule 2, at 3:5 with a = f { …, b = 2")
  }
}
