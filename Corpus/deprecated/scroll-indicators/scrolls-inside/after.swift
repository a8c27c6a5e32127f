import SwiftUI

struct Dashboard: View {
    var body: some View {
        ScrollView(showsIndicators: false) {
            VStack {
                ScrollView(.horizontal) { Text("Chart") }
                TextEditor(text: .constant("Notes"))
            }
        }
    }

    private var shelves: some View {
        ScrollView {
            ScrollView(.horizontal) {
                Text("Books")
            }
            .scrollIndicators(.hidden)
        }
        .scrollIndicators(.hidden)
    }
}
