import SwiftUI

struct Atlas: View {
    var body: some View {
        Text("Maps")
            .toolbar {
                #if os(iOS)
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Search") {}
                }
                #else
                ToolbarItem(placement: .automatic) {
                    Button("Search") {}
                }
                #endif
            }
    }
}
