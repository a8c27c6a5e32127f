import SwiftUI

/// A line of the timetable.
struct CrossingRow: View {
    let crossing: Crossing

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                (Text(verbatim: crossing.from) + Text(verbatim: " – ") + Text(verbatim: crossing.to).bold())
                    .font(.headline)
                // The price is not there for passes.
                Text("\(crossing.minutes) minutes")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            Spacer()
            StatusBadge(status: crossing.status)
        }
        .accessibilityElement(children: .combine)
        .accessibility(hint: Text("Shows the crossing"))
    }
}

struct CrossingRow_Previews: PreviewProvider {
    static var previews: some View {
        CrossingRow(crossing: .sample)
            .padding()
    }
}
