import SwiftUI

struct Notes: View {
    var body: some View {
        #if os(iOS)
        List {}
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add") {}
                }
            }
        #else
        List {}
        #endif
    }
}
