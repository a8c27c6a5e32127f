import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?
    @State private var warns = false

    var body: some View {
        JobList { job in
            overdue = job
            job.touch()
            if job.isUrgent { Haptics.warn() }
            warns = true
            print(job.title)
        }
        .alert("Overdue", isPresented: $warns, presenting: overdue) { job in
            Button("Postpone") { job.postpone() }
        }
    }
}
