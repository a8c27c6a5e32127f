protocol Measured: Identifiable {
  var day: Int { get }
  var m0: Double { get }
  var m1: Double { get }
  var m2: Double { get }
  var m3: Double { get }
  var m4: Double { get }
  var m5: Double { get }
  var m6: Double { get }
  var m7: Double { get }
  var m8: Double { get }
  var m9: Double { get }
}
