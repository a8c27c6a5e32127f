import SwiftUI

public extension EnvironmentValues {
  /// Opens a recipe by its name.
  @Entry var openRecipe: @MainActor (String) -> Void = { name in
        // Nobody listens.
        print("No handler for \(name)")
    }
}
