import SwiftUI

struct Drawer: View {
    @State private var isOpen = false
    @Binding var width: Double

    var body: some View {
        Rectangle()
            .scaleEffect(isOpen ? width : 1)
            .animation(.default)
    }
}
