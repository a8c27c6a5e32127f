import SwiftUI

struct Check: View {
    let isOn: Bool

    var body: some View {
        Text("Done")
            .background(isOn ? Color.green : Color.clear)
            .overlay(isOn ? .green : .clear)
            .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear))
    }
}
