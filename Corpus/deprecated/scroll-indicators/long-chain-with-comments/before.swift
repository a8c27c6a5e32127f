import SwiftUI

struct Timetable: View {
    let trains: [String]

    var body: some View {
        // Trains of today.
        ScrollView(.horizontal, showsIndicators: false) { // sideways
            HStack {
                ForEach(trains, id: \.self) { train in
                    Text(train)
                        // As on the board.
                        .font(.body.monospaced())
                }
            } // end of trains
        } // end of timetable
        // Away from the edge.
        .padding(.horizontal, 8)
        .background(Color.yellow)
    }
}
