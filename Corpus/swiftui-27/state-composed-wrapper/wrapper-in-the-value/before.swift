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
    @State private var level: Double = {
        @Clamped var start = UserDefaults.standard.double(forKey: "level")
        return start
    }()

    var body: some View {
        Slider(value: $level)
    }
}
