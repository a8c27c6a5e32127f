import SwiftUI

struct Ticket: View {
    var body: some View {
        Text("Day ticket")
            .padding() // all around
            // the fold
            .overlay(alignment: .center) {
                Divider()
                    .padding(.horizontal)
            } // dashed
            .font(.headline)
    }
}
