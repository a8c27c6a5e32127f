import SwiftUI

enum Anchor {
    case navigationBarLeading
    case bottom
}

struct Hint: View {
    var placement: Anchor

    var body: some View {
        Text("Tap here")
    }
}

struct Tour: View {
    var body: some View {
        Hint(placement: .navigationBarLeading)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Hint(placement: .navigationBarLeading)
                }
            }
    }
}
