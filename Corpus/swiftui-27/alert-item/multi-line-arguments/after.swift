import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?

    var body: some View {
        JobList { job in
            overdue = job
        }
        .alert(
            Text("Overdue"),
            item: $overdue
        ) { job in
            Button("Postpone") { job.postpone() }
        } message: { job in
            Text(job.title)
        }
    }
}
