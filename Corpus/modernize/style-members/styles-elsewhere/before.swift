import SwiftUI

let plain = PlainButtonStyle()

struct Row: View {
    let isPlain: Bool

    var body: some View {
        VStack {
            Button("Open") {}.buttonStyle(plain)
            Button("Close") {}.themed(by: PlainButtonStyle())
        }
    }
}

extension View {
    func themed(by style: PlainButtonStyle) -> some View { self }
}
