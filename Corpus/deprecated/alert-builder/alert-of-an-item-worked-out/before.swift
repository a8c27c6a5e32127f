import SwiftUI

enum Trouble: Identifiable {
    case late, full

    var id: Self { self }
}

struct Platform: View {
    @State private var trouble: Trouble?

    var body: some View {
        Button("Ask") { trouble = .late }
            .alert(item: $trouble) { trouble in
                switch trouble {
                case .late:
                    return Alert(title: Text("The train is late"))
                case .full:
                    return Alert(title: Text("The train is full"), dismissButton: .cancel())
                }
            }
            .alert(item: $trouble, content: alert(for:))
    }

    private func alert(for trouble: Trouble) -> Alert {
        Alert(title: Text("Trouble"))
    }
}
