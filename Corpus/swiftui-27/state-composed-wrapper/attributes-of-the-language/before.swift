import SwiftUI

struct Volume: View {
    @available(iOS 17, *) @State private var level = 0.5
    @State @ViewBuilder private var label: () -> Text = { Text("") }
    @State private var handler: @Sendable () -> Void = {}
    @ObservationIgnored @State private var cache = 0

    var body: some View {
        Slider(value: $level)
    }
}
