import SwiftUI

#if os(macOS)
extension View {
    func navigationBarItems<T: View>(trailing: T) -> some View { self }
}
#endif

struct Workshop: View {
    var body: some View {
        List {}
            .navigationBarItems(trailing: Button("Saw") {})
    }
}
