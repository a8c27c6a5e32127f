import SwiftUI

/// What the log adds up to.
struct StatsView: View {
    /// How far to look back.
    enum Range: String, CaseIterable {
        case month, year

        var interval: DateInterval {
            let days = self == .month ? 30.0 : 365.0
            return DateInterval(start: .now.addingTimeInterval(-days * 86_400), end: .now)
        }
    }

    /// Three numbers side by side.
    typealias Summary = HStack<TupleView<(StatTile, StatTile, StatTile)>>

    @State private var range: Range = .year
    private let log: HikeLog

    init(log: HikeLog, range: Range) {
        self.range = range
        self.log = log
    }

    var body: some View {
        VStack {
            Picker("Range", selection: $range) {
                ForEach(Range.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            summary
            #if DEBUG
            Text("\(log.hikes.count) hikes in all").font(.caption)
            #endif
        }
        .padding()
        .navigationTitle("Stats")
    }

    private var summary: Summary {
        HStack {
            StatTile(name: "km", value: log.distance(in: range.interval))
            StatTile(name: "hikes", value: Double(log.hikes.count))
            StatTile(name: "m up", value: Double(log.hikes.reduce(0) { $0 + $1.climb }))
        }
    }
}

/// One number that can be explained.
struct StatTile: View {
    let name: String
    let value: Double

    /// What the alert explains, and whether it is up.
    @State private var explained: Explanation?
    @State private var explains = false

    init(name: String, value: Double) {
        self.name = name
        self.value = value
    }

    var body: some View {
        VStack {
            Text(value, format: .number.precision(.fractionLength(0)))
            Text(name).font(.caption)
        }
        .padding()
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 10))
        .onTapGesture {
            explained = Explanation(name: name)
            explains = true
        }
        .alert("What is this?", isPresented: self.$explains, presenting: self.explained) { _ in
            Button("Good") {}
        } message: { explanation in
            Text(explanation.text)
        }
    }

    struct Explanation {
        let name: String
        var text: String { "All \(name) in the range that is picked above." }
    }
}
