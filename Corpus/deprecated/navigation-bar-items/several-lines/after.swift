import SwiftUI

struct Songs: View {
    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    HStack(spacing: 8) {
                        Button("Sort") {}
                        Button("Add") {}
                    }
                }
            }
            .padding()
    }
}

struct Albums: View {
    var body: some View {
        List {}
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(action: {}) {
                        Text("Close")
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Group {
                        Button("Sort") {}
                    }
                }
            }
    }
}
