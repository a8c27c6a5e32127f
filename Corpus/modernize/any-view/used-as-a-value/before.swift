import SwiftUI

struct Shelf: View {
    private func jar(_ name: String) -> AnyView {
        AnyView(Text(name))
    }

    private var lid: AnyView { AnyView(Image(systemName: "circle")) }

    private var base: AnyView { AnyView(Color.brown) }

    private var rows: [AnyView] {
        [jar("Jam"), AnyView(Divider())]
    }

    var body: some View {
        let top: AnyView = lid
        return VStack {
            top
            rows[0]
            rows.isEmpty ? base : AnyView(Text("Full"))
        }
    }
}
