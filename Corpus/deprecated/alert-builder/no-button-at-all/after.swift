import SwiftUI

struct RecipeScreen: View {
    @Binding var isMissing: Bool

    var body: some View {
        Text("Bread")
            .alert("No flour", isPresented: $isMissing) {}
            .padding()
    }
}

struct SoupScreen: View {
    @Binding var isMissing: Bool

    var body: some View {
        Text("Soup")
            .alert("No salt", isPresented: $isMissing) {} message: {
                Text("Buy some.")
            }
    }
}
