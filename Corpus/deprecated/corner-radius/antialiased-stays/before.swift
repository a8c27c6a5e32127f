import SwiftUI

struct Stamp: View {
    let smooth: Bool

    var body: some View {
        Image("Stamp").cornerRadius(8, antialiased: false)
    }
}
