import SwiftUI

struct StopList: View {
    var body: some View {
        #if os(tvOS)
        ScrollView(.horizontal, showsIndicators: false) { Text("Stops") }
        #else
        ScrollView(showsIndicators: false) {
            #if DEBUG
            Text("Debug")
            #endif
            Text("Stops")
        }
        .padding()
        #endif
    }
}
