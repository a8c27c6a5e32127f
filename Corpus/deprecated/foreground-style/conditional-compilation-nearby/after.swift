import SwiftUI

struct TideView: View {
    let height: Double

    var body: some View {
        #if os(macOS)
        Text("High tide")
            .foregroundStyle(.blue)
        #else
        Text("High tide")
            .foregroundStyle(.teal)
            #if DEBUG
            .border(.red)
            #endif
        #endif
    }
}
