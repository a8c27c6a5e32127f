import SwiftUI

struct Basket: View {
    @State var isOpen = false
    @State private var count = 0

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}
