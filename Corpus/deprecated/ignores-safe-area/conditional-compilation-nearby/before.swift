import SwiftUI

struct Sky: View {
    var body: some View {
        #if os(iOS)
        Color.blue.edgesIgnoringSafeArea(.all)
        #else
        Color.blue
            #if DEBUG
            .border(.red)
            #endif
            .edgesIgnoringSafeArea(.top)
        #endif
    }
}
