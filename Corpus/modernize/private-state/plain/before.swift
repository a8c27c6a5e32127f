import SwiftUI

struct Basket: View {
    @State var isOpen = false // folded
    @State var note: String?
    /// How many there are.
    @State
    var count: Int = 0

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}
