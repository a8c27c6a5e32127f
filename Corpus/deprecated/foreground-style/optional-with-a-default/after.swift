import SwiftUI

struct PinLabel: View {
    let name: String
    var tint: Color?
    var fallback: Color?

    var body: some View {
        VStack {
            Text(name).foregroundStyle(tint ?? .brown)
            Text(name).foregroundColor(tint ?? fallback)
        }
    }
}
