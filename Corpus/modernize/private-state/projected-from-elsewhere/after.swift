import SwiftUI

struct Scale: View {
    @State var isOn = false
    @State var unit = "kg"
    @State private var isLit = false

    var body: some View {
        Toggle("On", isOn: $isOn)
            .onAppear { self.isLit = true }
    }
}

extension Scale {
    var power: Binding<Bool> { $isOn }
}

struct Kitchen {
    let scale = Scale()

    var unit: Binding<String> { scale.$unit }
}
