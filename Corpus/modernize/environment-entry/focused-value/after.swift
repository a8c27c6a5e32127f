import SwiftUI

extension FocusedValues {
    @Entry var recipe: Binding<String>?

    /// The step that is being cooked.
    @Entry var step: Int?
}
