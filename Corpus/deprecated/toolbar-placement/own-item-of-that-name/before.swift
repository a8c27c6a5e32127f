import SwiftUI

enum Slot {
    case navigationBarLeading
}

struct ToolbarItem: View {
    var placement: Slot

    var body: some View {
        Text("Tools")
    }
}

struct Workshop: View {
    var body: some View {
        ToolbarItem(placement: .navigationBarLeading)
    }
}
