import SwiftUI

struct Lamp: View {
    @State var isOn = false

    var body: some View {
        Toggle("Lamp", isOn: $isOn)
    }
}

#Preview {
    Lamp(isOn: true)
}
