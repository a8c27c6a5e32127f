import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView {
            row.swipeActions { Button("Done") {} }
        }
        .padding()
        .swipeActionsContainer()

        ScrollView {
            VStack {
                row.swipeActions { Button("Done") {} }
            }
            .swipeActionsContainer()
        }

        VStack {
            ScrollView { row.swipeActions { Button("Done") {} } }
        }
        .swipeActionsContainer()
    }
}
