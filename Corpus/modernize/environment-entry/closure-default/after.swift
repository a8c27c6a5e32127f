import SwiftUI

typealias RecipeHandler = (String) -> Void

public extension EnvironmentValues {
    /// Opens a recipe by its name.
    @Entry var openRecipe: (String) -> Void = { name in
        // Nobody listens.
        print("No handler for \(name)")
    }
}
