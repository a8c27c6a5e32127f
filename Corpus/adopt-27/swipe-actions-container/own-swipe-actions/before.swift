import SwiftUI

extension View {
    func swipeActions(@ViewBuilder actions: () -> some View) -> some View {
        contextMenu { actions() }
    }
}

struct Tasks: View {
    var body: some View {
        ScrollView {
            Text("a").swipeActions { Button("Done") {} }
        }
    }
}
