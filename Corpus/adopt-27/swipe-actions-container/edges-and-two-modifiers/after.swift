import SwiftUI

struct Tasks: View {
    let tasks: [TodoTask]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: [GridItem()]) {
                ForEach(tasks) { task in
                    TaskRow(task: task)
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Pin") { task.pin() }
                        }
                        .swipeActions(edge: .trailing) {
                            Button("Done") { task.finish() }
                        }
                }
                AddRow()
                    .swipeActions { Button("Paste") {} } onPresentationChanged: { print($0) }
            }
        }
        .swipeActionsContainer()
    }
}
