import SwiftUI

struct Target: View {
    var body: some View {
        Circle()
            .overlay { Circle().inset(by: 8).overlay { Text("10").background { Color.white.opacity(0.5) } } }
            .background {
                VStack {
                    Text("Aim")
                        .overlay(alignment: .bottom) { Divider() }
                }
            }
    }
}
