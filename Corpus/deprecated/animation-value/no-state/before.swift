import SwiftUI

struct Bar: View {
    let height: Double

    var body: some View {
        #if os(iOS)
        Rectangle().frame(height: height).animation(.easeOut)
        #else
        Rectangle().frame(height: height).animation(.none)
        #endif
    }
}
