import SwiftUI

struct ProfileForm: View {
    static let limit = 40

    @Environment(\.dismiss) private var dismiss
    @Namespace private var namespace
    @FocusState private var isFocused: Bool
    @AppStorage("nickname") private var nickname = ""
    var hint: String?
    let columns = 2
    private var isLong: Bool { text.count > Self.limit }

    @State private var text: String = ""

    init(text: String, hint: String?) {
        self.text = text
        self.hint = hint
    }

    var body: some View {
        TextField(hint ?? "Name", text: $text)
    }
}
