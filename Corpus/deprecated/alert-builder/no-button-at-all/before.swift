import SwiftUI

struct RecipeScreen: View {
    @Binding var isMissing: Bool

    var body: some View {
        Text("Bread")
            .alert(isPresented: $isMissing) { Alert(title: Text("No flour")) }
            .padding()
    }
}

struct SoupScreen: View {
    @Binding var isMissing: Bool

    var body: some View {
        Text("Soup")
            .alert(isPresented: $isMissing) {
                Alert(title: Text("No salt"), message: Text("Buy some."))
            }
    }
}
