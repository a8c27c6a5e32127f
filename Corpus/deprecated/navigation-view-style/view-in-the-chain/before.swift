import SwiftUI

struct RecipeList: View {
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            List {}
        }
        .sheet(isPresented: $isEditing) {
            NavigationView {
                Text("Soup")
            }
        }
        .navigationViewStyle(.stack)
    }
}
