import SwiftUI

struct HarvestRow: View {
    let weight: Double
    let day: Date

    var body: some View {
        HStack {
            Text(Image(systemName: "leaf")) + Text(weight, format: .number.precision(.fractionLength(1)))
            Text(day, style: .date) + Text(verbatim: " ") + Text(day, style: .time)
        }
        .font(.footnote)
    }
}
