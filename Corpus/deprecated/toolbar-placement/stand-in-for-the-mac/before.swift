import SwiftUI

#if os(macOS)
extension ToolbarItemPlacement {
    static let navigationBarTrailing: ToolbarItemPlacement = .automatic
}
#endif

struct Notes: View {
    var body: some View {
        Text("Notes")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Add") {}
                }
            }
    }
}
