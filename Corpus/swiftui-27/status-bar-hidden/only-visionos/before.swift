import SwiftUI

struct ImmersiveView: View {
    @State private var isOpen = false

    var body: some View {
        ZStack {
            Color.black
            Text("Welcome").statusBarHidden()
        }
        // Nothing else is to be seen.
        .statusBarHidden(isOpen)
        .onTapGesture { isOpen = true }
    }
}
