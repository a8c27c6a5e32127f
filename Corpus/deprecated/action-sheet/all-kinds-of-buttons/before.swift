import SwiftUI

struct RecipeScreen: View {
    let recipe: Recipe
    @State private var isAsking = false

    var body: some View {
        Text(recipe.name)
            .actionSheet(isPresented: $isAsking) {
                ActionSheet(
                    title: Text("What now?"),
                    message: Text("The dough has rested."),
                    buttons: [
                        .default(Text("Bake")) { recipe.bake() },
                        .default(Text("Wait"), action: { recipe.wait() }),
                        .default(Text("Look it up")),
                        .destructive(Text("Throw away")) {
                            recipe.discard()
                        },
                        .cancel(),
                    ]
                )
            }
    }
}
