import SwiftUI

struct Notes: View {
    var body: some View {
        NavigationStack {
            #if os(iOS)
            List {}
            #else
            Text("Notes")
            #endif
        }
    }
}
