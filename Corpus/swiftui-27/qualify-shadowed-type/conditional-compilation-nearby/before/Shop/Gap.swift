import Paints
import SwiftUI

struct Gap: View {
    var body: some View {
        VStack {
            #if DEBUG
            Color.red
                .frame(height: 1)
            #else
            Color.clear
            #endif
        }
        #if os(macOS)
        .frame(width: 200)
        #endif
    }
}
