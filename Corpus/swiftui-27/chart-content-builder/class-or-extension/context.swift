import SwiftUI

struct DayView: View {
  var m0, m1, m2, m3, m4, m5, m6, m7, m8, m9: Double

  var body: some View { chart }
}
