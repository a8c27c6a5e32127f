import Paints
import SwiftUI

struct Poster: View {
    let lines: [String]

    var body: some View {
        ScrollView {
            // All that is to be said.
            ForEach(lines, id: \.self) { line in
                Text(line)
                    .font(.largeTitle) // readable from afar
                    .overlay(alignment: .bottom) {
                        /* the line */ Color.red // of the shop
                            // not too loud
                            .opacity(0.5)
                            .frame(height: 2)
                    }
                    .padding(.bottom, 4)
            }
            .padding()
        }
        .navigationTitle("Poster") // the only one
        .safeAreaInset(edge: .bottom) {
            Color
                .red
                .opacity(0.2)
        }
    }
}
