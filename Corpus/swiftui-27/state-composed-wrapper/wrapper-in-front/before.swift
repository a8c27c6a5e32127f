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
    /// How loud it is.
    @Clamped // never more than 1
    @State
    private var level: Double = 0.5

    var body: some View {
        Slider(value: $level)
    }
}
