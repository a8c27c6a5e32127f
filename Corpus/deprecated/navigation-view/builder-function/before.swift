import SwiftUI

struct Library: View {
    let isWide: Bool

    var body: some View {
        if isWide {
            NavigationView { columns(of: "Wide") }
        } else {
            NavigationView { self.cover() }
        }
    }

    @ViewBuilder func columns(of name: String) -> some View {
        Text(name)
        Text("Shelf")
    }

    func cover() -> some View {
        Text("Cover")
    }
}
