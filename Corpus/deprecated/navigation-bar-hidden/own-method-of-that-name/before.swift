import SwiftUI

#if os(macOS)
extension View {
    func navigationBarHidden(_ hidden: Bool) -> some View { self }
}
#endif

struct Player: View {
    var body: some View {
        Text("Song")
            .navigationBarHidden(true)
    }
}
