import SwiftUI

struct Songs: View {
    var body: some View {
        List {}
            .navigationBarItems(trailing:
                HStack(spacing: 8) {
                    Button("Sort") {}
                    Button("Add") {}
                }
            )
            .padding()
    }
}

struct Albums: View {
    var body: some View {
        List {}
            .navigationBarItems(
                leading: Button(action: {}) {
                    Text("Close")
                },
                trailing: Group {
                    Button("Sort") {}
                }
            )
    }
}
