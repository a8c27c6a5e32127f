import SwiftUI

struct TideView: View {
    let height: Double

    var body: some View {
        #if os(macOS)
        Text("High tide")
            .foregroundColor(.blue)
        #else
        Text("High tide")
            .foregroundColor(.teal)
            #if DEBUG
            .border(.red)
            #endif
        #endif
    }
}
