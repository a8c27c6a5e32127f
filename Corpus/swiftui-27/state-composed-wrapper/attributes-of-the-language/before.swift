import SwiftUI

struct Volume: View {
    @available(iOS 17, *) @State private var level = 0.5
    @State @usableFromInline var title = "Volume"
    @State private var handler: @Sendable () -> Void = {}

    var body: some View {
        Slider(value: $level)
    }
}
