import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView { row.swipeActions { Button("Done") {} } }
            .swipeActionsContainer()

        VStack { ScrollView { row.swipeActions { Button("Done") {} } }.swipeActionsContainer() }

        ScrollView { row.swipeActions { Button("Done") {} } }.swipeActionsContainer().padding()

        ScrollView(content: { row.swipeActions { Button("Done") {} } })
            .swipeActionsContainer()
            .padding()
    }
}
