import SwiftUI

struct ImmersiveView: View {
    @State private var isOpen = false

    var body: some View {
        ZStack {
            Color.black
            Text("Welcome")
        }
        // Nothing else is to be seen.
        .onTapGesture { isOpen = true }
    }
}
