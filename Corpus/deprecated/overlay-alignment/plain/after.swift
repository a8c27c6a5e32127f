import SwiftUI

struct Seat: View {
    let name: String

    var body: some View {
        Image("Seat")
            .overlay(alignment: .bottom) { Text(name) }
            .background(alignment: .top) { Circle().fill(Color.blue) }
    }
}
