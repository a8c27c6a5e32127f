import SwiftUI

enum Limits {
    @propertyWrapper
    struct Positive {
        var wrappedValue: Int
    }
}

struct Counter: View {
    @State @Limits.Positive private var count = 0

    var body: some View {
        Text("\(count)")
    }
}
