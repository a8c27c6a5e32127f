import SwiftUI

@Observable
final class Recipe {
    var title = ""
    var servings = 4
}

struct RecipeEditor: View {
    @State private var recipe: Recipe
    private let isNew: Bool

    init(recipe: Recipe) {
        _recipe = State(wrappedValue: recipe)
        isNew = false
    }

    init(title: String) {
        let draft = Recipe()
        draft.title = title
        self._recipe = State(wrappedValue: draft)
        isNew = true
    }

    var body: some View {
        TextField(isNew ? "New recipe" : "Title", text: $recipe.title)
    }
}
