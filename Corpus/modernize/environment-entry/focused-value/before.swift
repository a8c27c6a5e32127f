import SwiftUI

struct FocusedRecipeKey: FocusedValueKey {
    typealias Value = Binding<String>
}

private struct FocusedStepKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    var recipe: FocusedRecipeKey.Value? {
        get { self[FocusedRecipeKey.self] }
        set { self[FocusedRecipeKey.self] = newValue }
    }

    /// The step that is being cooked.
    var step: Int? {
        get { self[FocusedStepKey.self] }
        set { self[FocusedStepKey.self] = newValue }
    }
}
