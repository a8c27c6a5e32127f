import SwiftUI

struct Train: Hashable {
    var line: String
}

struct Trains: View {
    let trains: [Train]

    var body: some View {
        List {
            ForEach(trains, id: \.self) { train in
                Text(train.line)
            }
        }
    }
}
