import SwiftUI

typealias RecipeHandler = (String) -> Void

private struct OpenRecipeKey: EnvironmentKey {
    static let defaultValue: RecipeHandler = { name in
        // Nobody listens.
        print("No handler for \(name)")
    }
}

public extension EnvironmentValues {
    /// Opens a recipe by its name.
    var openRecipe: (String) -> Void {
        get {
            self[OpenRecipeKey.self]
        }
        set(action) {
            self[OpenRecipeKey.self] = action
        }
    }
}
