import SwiftUI

struct SongPage: View {
    var body: some View { Text("") }
}

final class PlayerModel: ObservableObject {
    @Published var isOpen = false
}
