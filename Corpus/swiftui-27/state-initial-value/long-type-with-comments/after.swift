import SwiftUI

/// Shows one recipe, scaled to the number of guests.
struct RecipeView: View {
    // MARK: Input

    let recipe: Recipe

    // MARK: State

    /// How many people eat with us.
    @State
    private var guests: Int // never less than one

    @MainActor
    @State private var notes: String /* free text */

    init(recipe: Recipe) {
        // Start with what the recipe was written for.
        guests = recipe.servings
        notes = recipe.notes // may be empty
        self.recipe = recipe
    }

    var body: some View {
        Stepper("Guests", value: $guests, in: 1...12)
    }
}
