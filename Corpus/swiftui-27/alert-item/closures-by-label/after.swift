import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?
    let title: LocalizedStringKey

    var body: some View {
        JobList { job in
            overdue = job
        }
        .alert(title, item: $overdue, actions: { job in
            Button("Postpone") { job.postpone() }
        }, message: { job in
            Text(job.title)
        })
    }
}
