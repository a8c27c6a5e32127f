import SwiftUI

final class Scheduler {
    func background(_ job: Job) {
        jobs.append(job)
    }

    private var jobs: [Job] = []
}

struct SyncButton: View {
    let scheduler: Scheduler
    let job: Job

    var body: some View {
        Button("Sync") { scheduler.background(job) }
    }
}
