import SwiftUI

struct Beds: View {
    let beds: [Bed]

    var body: some View {
        ForEach(beds, id: \.self) { Text($0.plant) }
    }
}
