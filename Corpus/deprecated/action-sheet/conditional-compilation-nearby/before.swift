import SwiftUI

struct SeasonPicker: View {
    @State private var isAsking = false
    let pick: (String) -> Void

    var body: some View {
        let button = Button("Season") { isAsking = true }
        #if os(macOS)
        return button
        #else
        return button.actionSheet(isPresented: $isAsking) {
            ActionSheet(
                title: Text("Season"),
                buttons: [
                    .default(Text("Spring")) { pick("spring") },
                    .default(Text("Autumn")) { pick("autumn") },
                    .cancel(),
                ])
        }
        #endif
    }
}
