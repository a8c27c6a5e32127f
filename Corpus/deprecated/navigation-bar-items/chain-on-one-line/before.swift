import SwiftUI

struct Greenhouse: View {
    var body: some View {
        List {
            Text("Tomatoes")
        }.navigationBarItems(trailing: Button("Water") {})
    }

    var shed: some View {
        List {}
            .padding().navigationBarItems(leading: Button("Close") {
                print("closed")
            })
            .padding()
    }
}

extension View {
    func watered() -> some View {
        navigationBarItems(trailing: Button("Water") {})
    }
}
