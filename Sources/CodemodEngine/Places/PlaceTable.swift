import Rewriting

/// Which codemods answer the messages of which places.
struct PlaceTable: Sendable {
  /// The places, in the order in which they were given.
  let places: [DiagnosedPlace]
  /// For each codemod, and each of its entries of `diagnostics`, the places whose messages fit.
  let answered: [[[Int]]]

  init(_ places: [DiagnosedPlace], for codemods: [Codemod]) {
    self.places = places
    var byMessage: [String: [Int]] = [:]
    for (index, place) in places.enumerated() {
      byMessage[place.message, default: []].append(index)
    }
    let messages = byMessage.map { (bytes: Array($0.key.utf8), places: $0.value) }
    answered = codemods.map { codemod in
      codemod.diagnostics.map { entry in
        messages.filter { entry.message.fits($0.bytes) }.flatMap(\.places).sorted()
      }
    }
  }

  /// The codemods that answer the message of some place, by index.
  var codemods: [Int] {
    answered.indices.filter { codemod in answered[codemod].contains { !$0.isEmpty } }
  }

  /// For each place the codemods that answer its message, by index.
  func codemodsByPlace() -> [[Int]] {
    var result = [[Int]](repeating: [], count: places.count)
    for codemod in answered.indices {
      for place in Set(answered[codemod].joined()) { result[place].append(codemod) }
    }
    return result
  }
}
