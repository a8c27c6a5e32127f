import SwiftUI

struct StoreView<State>: View {
    let state: State
    @SwiftUI.State private var renders: Int = 0

    init(state: State, renders: Int) {
        self.renders = renders
        self.state = state
    }

    var body: some View {
        Text("\(renders)")
    }
}
