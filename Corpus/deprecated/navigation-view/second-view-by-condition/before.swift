import SwiftUI

struct Notes: View {
    var body: some View {
        NavigationView {
            List {}
            #if os(macOS)
            Text("No note")
            #endif
        }
    }
}
