import SwiftUI

struct Ticket: View {
    var body: some View {
        Text("Day ticket")
            .padding() // all around
            // the fold
            .overlay(
                Divider()
                    .padding(.horizontal),
                alignment: .center
            ) // dashed
            .font(.headline)
    }
}
