import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?
    @State private var warns = false

    var body: some View {
        JobList { job in
            overdue = job
            warns = true
        }
        .alert(
            Text("Overdue"),
            isPresented: $warns,
            presenting: overdue
        ) { job in
            Button("Postpone") { job.postpone() }
        } message: { job in
            Text(job.title)
        }
    }
}
