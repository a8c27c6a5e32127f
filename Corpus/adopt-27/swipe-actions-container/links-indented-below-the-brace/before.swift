import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView {
            row.swipeActions { Button("Done") {} }
        }
            .padding()
            .background(.thinMaterial)

        ScrollView {
            row.swipeActions { Button("Done") {} }
        }.padding()
            .background(.thinMaterial)
    }
}
