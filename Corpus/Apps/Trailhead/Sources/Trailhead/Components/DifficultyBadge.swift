import SwiftUI

/// The difficulty as a colored dot with a letter.
struct DifficultyBadge: View {
    let difficulty: Difficulty

    var body: some View {
        Text(difficulty.label.prefix(1))
            .font(.caption2.bold())
            .foregroundStyle(.white)
            .frame(width: 20, height: 20)
            .background(Circle().fill(difficulty.color))
            .accessibilityLabel(difficulty.label)
    }
}

/// A text field for kilometers that keeps what was typed until it is a number.
struct DistanceField: View {
    @Binding private var distance: Double
    @State private var text = "" // what the person sees, "3," included

    init(distance: Binding<Double>) {
        text = distance.wrappedValue.formatted()
        _distance = distance
    }

    var body: some View {
        TextField("Distance", text: $text)
            .keyboardType(.decimalPad)
            .onChange(of: text) {
                if let value = try? Double(text, format: .number) {
                    distance = value
                }
            }
    }
}
