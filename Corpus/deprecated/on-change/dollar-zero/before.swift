import SwiftUI

struct RecipeScaler: View {
    @State private var servings = 4
    @State private var shown = 4
    @State private var factors = [1, 2]

    var body: some View {
        Stepper("Servings", value: $servings)
            .onChange(of: servings) { shown = $0 }
            .onChange(of: servings) {
                factors = factors.map { $0 + 1 }
                shown = $0 * factors.reduce(0) { $0 + $1 }
                print("now \($0)")
            }
            .onChange(of: shown) {
                factors = factors.filter { $0 > 0 }
            }
    }
}
