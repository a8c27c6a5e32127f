import SwiftUI

final class Recipe: ObservableObject {
    @Published var title = ""
    @Published var servings = 4
}

struct RecipeEditor: View {
    @StateObject private var recipe: Recipe
    private let isNew: Bool

    init(recipe: Recipe) {
        _recipe = StateObject(wrappedValue: recipe)
        isNew = false
    }

    init(title: String) {
        let draft = Recipe()
        draft.title = title
        self._recipe = StateObject(wrappedValue: draft)
        isNew = true
    }

    var body: some View {
        TextField(isNew ? "New recipe" : "Title", text: $recipe.title)
    }
}
