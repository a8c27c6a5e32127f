import SwiftUI

struct Tasks: View {
    let tasks: [TodoTask]

    var body: some View {
        List(tasks) { task in
            TaskRow(task: task)
                .swipeActions { Button("Done") { task.finish() } }
        }

        ScrollView {
            Header()
            List {
                ForEach(tasks) { task in
                    TaskRow(task: task)
                        .swipeActions { Button("Done") { task.finish() } }
                }
            }
            .frame(height: 300)
            Form {
                TaskRow(task: tasks[0])
                    .swipeActions { Button("Done") {} }
            }
        }
    }
}
