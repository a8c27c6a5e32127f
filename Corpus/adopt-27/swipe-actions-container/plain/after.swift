import SwiftUI

struct Tasks: View {
    let tasks: [TodoTask]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(tasks) { task in
                    TaskRow(task: task)
                        .swipeActions {
                            Button("Done") { task.finish() }
                        }
                }
            }
        }
        .swipeActionsContainer()
    }
}
