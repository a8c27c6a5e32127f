import SwiftUI

struct RoundField: View {
    init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) {}

    var body: some View { EmptyView() }
}
