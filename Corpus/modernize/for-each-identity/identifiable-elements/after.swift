import SwiftUI

struct Train: Hashable, Identifiable {
    let id: Int
    var line: String
}

struct Trains: View {
    let trains: [Train]
    @State private var late: [Train] = []

    var body: some View {
        List {
            ForEach(trains) { train in
                Text(train.line)
                    .bold() // a long one
            }
            ForEach(
                self.late
            ) { train in Text(train.line) }
        }
    }
}
