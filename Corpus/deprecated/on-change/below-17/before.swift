import SwiftUI

struct Lighthouse: View {
    @State private var isLit = false

    var body: some View {
        Toggle("Lit", isOn: $isLit)
            .onChange(of: isLit) { lit in print(lit) }
    }
}
