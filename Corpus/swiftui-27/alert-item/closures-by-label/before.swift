import SwiftUI

struct TaskBoard: View {
    @State private var overdue: Job?
    @State private var warns = false
    let title: LocalizedStringKey

    var body: some View {
        JobList { job in
            overdue = job
            warns = true
        }
        .alert(title, isPresented: $warns, presenting: overdue, actions: { job in
            Button("Postpone") { job.postpone() }
        }, message: { job in
            Text(job.title)
        })
    }
}
