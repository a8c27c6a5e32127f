import SwiftUI

struct CheeseCellar: View {
  @State private var humidity = 80
  @State private var alarm = false

  var body: some View {
    VStack {
      Text("Cellar") // the title
        .font(.headline)
    }
    .padding() // all around
    // Too wet is worse than too dry.
    .onChange(of: humidity) { _, percent in // in percent
      alarm = percent > 90
    } // end of watching
    /* silent */
    .onChange(of: alarm) { // only the change counts
      humidity = 80
    }
    // Kept open:
    .onChange(of: alarm)
    // on its own line
    { _, isOn in
      if isOn { humidity -= 1 }
    }
    .background(Color.yellow)
  }
}
