import SwiftUI

struct MenuBar: View {
    var body: some View {
        HStack {
            Button("Soups") {}
            Button("Salads") {}
        }
        .font(.title) // readable from afar
        // the restaurant's color
        .accentColor(.orange) /* like the door */
        .padding()
    }
}
