import SwiftUI

final class Preferences: ObservableObject {
    @AppStorage("name") var name = ""
}

struct Form: View {
    @AppStorage("name") private var name = ""

    var body: some View { TextField("Name", text: $name) }
}
