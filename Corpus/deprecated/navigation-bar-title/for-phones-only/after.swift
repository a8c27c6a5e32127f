import SwiftUI

struct Atlas: View {
    var body: some View {
        #if os(iOS)
        Text("Maps")
            .navigationTitle("Atlas")
            .navigationBarTitleDisplayMode(.inline)
        #else
        Text("Maps")
            .navigationTitle("Atlas")
        #endif
    }
}
