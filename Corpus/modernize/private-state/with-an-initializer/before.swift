import SwiftUI

struct Rating: View {
    @State var stars: Int

    init(_ stars: Int) {
        _stars = State(initialValue: stars)
    }

    #if DEBUG
    @State var taps = 0
    #endif

    var body: some View {
        Stepper("Stars", value: $stars)
    }
}
