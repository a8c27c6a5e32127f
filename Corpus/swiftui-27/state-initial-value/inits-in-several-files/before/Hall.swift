import SwiftUI

struct Hall: View {
    let level: Int

    var body: some View {
        VStack {
            Meter(title: "Hall", level: level)
            Meter(text: "12")
        }
    }
}
