import SwiftUI

struct TaskCell: View {
    let task: TodoTask

    var body: some View {
        VStack {
            ScrollView { Text(task.notes) }
            Text(task.title)
        }
        .swipeActions { Button("Done") { task.finish() } }
    }
}

struct Tasks: View {
    let tasks: [TodoTask]

    var body: some View {
        ScrollView {
            ForEach(tasks) { TaskCell(task: $0) }
        }
        LazyVStack {
            Text("a").swipeActions { Button("Done") {} }
        }
    }
}
