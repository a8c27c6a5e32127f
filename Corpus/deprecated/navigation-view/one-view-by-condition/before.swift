import SwiftUI

struct Notes: View {
    var body: some View {
        NavigationView {
            #if os(iOS)
            List {}
            #else
            Text("Notes")
            #endif
        }
    }
}
