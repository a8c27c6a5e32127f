import SwiftUI

struct ToolbarItem: View {
    var body: some View {
        Text("Hammer")
    }
}

struct Workshop: View {
    var body: some View {
        List {}
            .navigationBarItems(trailing: ToolbarItem())
    }
}
