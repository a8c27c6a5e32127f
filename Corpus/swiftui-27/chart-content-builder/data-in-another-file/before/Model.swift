struct Model {
  struct Week: Identifiable {
    let id: Int
    let m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
  }

  let days: [Day]
  let weeks: [Week]
}

struct Day: Identifiable {
  let id: Int
  let day: Int
  let m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double
}
