import SwiftUI

struct Row: View {
    var body: some View {
        Text("Row")
            .background((.red.opacity(0.2)))
    }
}
