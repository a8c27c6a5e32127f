import SwiftUI

struct Notes: View {
    var body: some View {
        #if os(iOS)
        List {}
            .navigationBarItems(trailing: Button("Add") {})
        #else
        List {}
        #endif
    }
}
