import SwiftUI

struct NameField: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name, onCommit: { name = "" })
    }
}
