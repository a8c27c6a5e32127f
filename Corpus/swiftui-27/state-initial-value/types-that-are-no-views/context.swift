import SwiftUI

final class Store {}

struct Model {
    var store: Store?
}

struct NoteList: View {
    let model: Model

    var body: some View { EmptyView() }
}
