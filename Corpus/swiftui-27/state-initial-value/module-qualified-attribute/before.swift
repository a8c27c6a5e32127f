import SwiftUI

enum State {
    case idle, running
}

struct JobRow: View {
    let job: Job
    @SwiftUI.State private var state: State = State.idle

    init(job: Job) {
        state = job.isActive ? State.running : State.idle
        self.job = job
    }

    var body: some View {
        Text(job.title)
    }
}
