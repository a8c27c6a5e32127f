import SwiftUI

struct SeasonPicker: View {
    @State private var isAsking = false
    let pick: (String) -> Void

    var body: some View {
        let button = Button("Season") { isAsking = true }
        #if os(macOS)
        return button
        #else
        return button.confirmationDialog("Season", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Spring") { pick("spring") }
            Button("Autumn") { pick("autumn") }
        }
        #endif
    }
}
