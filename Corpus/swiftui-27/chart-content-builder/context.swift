import Foundation

struct Day: Identifiable, Hashable {
  let id: Int
  var day, d: Int
  var date: Date
  var rate: Double
  var m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
  var isFirst, isLast, isHoliday: Bool
  var note: String?
}

struct Week: Identifiable {
  let id: Int
  var day: Int
  var m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
}

struct Model {
  struct Day: Identifiable {
    let id: Int
    var day: Int
    var m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
  }

  var days: [Day]
}

struct Tide: Identifiable {
  let id: Int
  var day: Int
  var isHigh: Bool
  var metres, feet, fathoms, yards, inches, ells, spans, hands, links: Double
}
