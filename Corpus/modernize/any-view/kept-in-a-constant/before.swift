import SwiftUI

struct Card: View {
    let header: AnyView

    var body: some View { header }
}

struct Shelf: View {
    var body: some View {
        let top = label
        return VStack {
            Card(header: top)
            foot
        }
    }

    private var label: AnyView {
        AnyView(Text("Books"))
    }

    private var foot: AnyView {
        AnyView(Text("12 books"))
    }
}
