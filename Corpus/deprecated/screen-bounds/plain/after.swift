import SwiftUI

struct Banner: View {
    var body: some View {
        VStack {
            // Wide.
            Text("Sale").containerRelativeFrame(.horizontal)
            Color.red
            // All of it.
            Text("All").containerRelativeFrame([.horizontal, .vertical])
        }
    }
}
