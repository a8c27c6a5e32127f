import SwiftUI

struct Greenhouse: View {
    var body: some View {
        List {
            Text("Tomatoes")
        }.toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Water") {}
            }
        }
    }

    var shed: some View {
        List {}
            .padding().toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close") {
                        print("closed")
                    }
                }
            }
            .padding()
    }
}

extension View {
    func watered() -> some View {
        toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Water") {}
            }
        }
    }
}
