import SwiftUI

struct RecipeScaler: View {
    @State private var servings = 4
    @State private var shown = 4
    @State private var factors = [1, 2]

    var body: some View {
        Stepper("Servings", value: $servings)
            .onChange(of: servings) { _, newValue in shown = newValue }
            .onChange(of: servings) { _, newValue in
                factors = factors.map { $0 + 1 }
                shown = newValue * factors.reduce(0) { $0 + $1 }
                print("now \(newValue)")
            }
            .onChange(of: shown) {
                factors = factors.filter { $0 > 0 }
            }
    }
}
