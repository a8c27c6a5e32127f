import SwiftUI

@propertyWrapper
struct Clamped {
    private var value: Double
    var wrappedValue: Double {
        get { value }
        set { value = min(max(newValue, 0), 1) }
    }

    init(wrappedValue: Double) { value = wrappedValue }
}

struct Volume: View {
    @State private var level = 0.5
    @Clamped private var limit = 1.0

    var body: some View {
        Slider(value: $level)
    }
}
