import SwiftUI

struct Basket: View {
    @State private var isOpen = false // folded
    @State private var note: String?
    /// How many there are.
    @State
    private var count: Int = 0

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}
