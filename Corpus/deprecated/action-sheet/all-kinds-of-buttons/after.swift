import SwiftUI

struct RecipeScreen: View {
    let recipe: Recipe
    @State private var isAsking = false

    var body: some View {
        Text(recipe.name)
            .confirmationDialog("What now?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Bake") { recipe.bake() }
                Button("Wait") { recipe.wait() }
                Button("Look it up") {}
                Button("Throw away", role: .destructive) {
                    recipe.discard()
                }
            } message: {
                Text("The dough has rested.")
            }
    }
}
