import SwiftUI

struct Task {
    let title: String
}

struct TaskRow: View {
    let task: Task
    @State private var isNew = true

    var body: some View {
        Text(task.title)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isNew = false }
            }
    }
}
