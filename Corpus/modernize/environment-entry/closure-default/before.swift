import SwiftUI

private struct OpenRecipeKey: EnvironmentKey {
    static let defaultValue: @MainActor (String) -> Void = { name in
        // Nobody listens.
        print("No handler for \(name)")
    }
}

public extension EnvironmentValues {
  /// Opens a recipe by its name.
  var openRecipe: @MainActor (String) -> Void {
    get {
      self[OpenRecipeKey.self]
    }
    set(action) {
      self[OpenRecipeKey.self] = action
    }
  }
}
