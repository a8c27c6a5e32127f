import SwiftUI

struct Loading: View {
    var body: some View {
        VStack {
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
            Toggle("Dim", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green))
        }
    }
}
