import SwiftUI

struct Notes: View {
    var body: some View {
        NavigationView {
            List {}
        }
        #if os(iOS)
        .navigationViewStyle(.stack)
        #endif
    }
}
