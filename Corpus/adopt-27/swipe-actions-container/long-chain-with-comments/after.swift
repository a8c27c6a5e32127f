import SwiftUI

struct Tasks: View {
    let tasks: [TodoTask]

    var body: some View {
        NavigationStack {
            // All that is to be done.
            ScrollView {
                ForEach(tasks) { task in
                    TaskRow(task: task) // one line each
                        // Swiped away when done.
                        .swipeActions {
                            Button("Done") { /* later */ task.finish() }
                        }
                }
            }
            .swipeActionsContainer()
            // MARK: Look
            .scrollIndicators(.hidden)
            .padding() // all around
            .navigationTitle("Tasks")
        }
    }
}
