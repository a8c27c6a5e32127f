import SwiftUI

struct Atlas: View {
    var body: some View {
        Text("Maps")
            #if os(iOS)
            .navigationBarTitle("Atlas", displayMode: .inline)
            #endif
            .padding()
    }
}
