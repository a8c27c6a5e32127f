import SwiftUI

struct Atlas: View {
    var body: some View {
        #if os(iOS)
        Text("Maps")
            .navigationBarTitle("Atlas", displayMode: .inline)
        #else
        Text("Maps")
            .navigationTitle("Atlas")
        #endif
    }
}
