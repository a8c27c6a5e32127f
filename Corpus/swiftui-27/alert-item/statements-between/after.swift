import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?

    var body: some View {
        JobList { job in
            overdue = job
            job.touch()
            if job.isUrgent { Haptics.warn() }
            print(job.title)
        }
        .alert("Overdue", item: $overdue) { job in
            Button("Postpone") { job.postpone() }
        }
    }
}
