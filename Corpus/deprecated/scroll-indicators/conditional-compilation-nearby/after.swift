import SwiftUI

struct StopList: View {
    var body: some View {
        #if os(tvOS)
        ScrollView(.horizontal) { Text("Stops") }
            .scrollIndicators(.hidden)
        #else
        ScrollView {
            #if DEBUG
            Text("Debug")
            #endif
            Text("Stops")
        }
        .scrollIndicators(.hidden)
        .padding()
        #endif
    }
}
