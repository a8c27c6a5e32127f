import SwiftUI

final class Loader {
    enum State {
        case idle, loading
    }

    var state = State.idle
}

struct LoaderView: View {
    let loader: Loader
    @State private var attempts: Int

    init(loader: Loader, attempts: Int) {
        self.attempts = attempts
        self.loader = loader
    }

    var body: some View {
        Text("\(attempts)")
    }
}
