import SwiftUI

struct Seat: View {
    let name: String

    var body: some View {
        Image("Seat")
            .overlay(Text(name), alignment: .bottom)
            .background(Circle().fill(Color.blue), alignment: .top)
    }
}
