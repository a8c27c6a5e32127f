import SwiftUI

#if os(macOS)
extension View {
    func navigationBarTitle(_ title: String) -> some View {
        navigationTitle(title)
    }
}
#endif

struct Notes: View {
    var body: some View {
        Text("Notes")
            .navigationBarTitle("Notes")
    }
}
