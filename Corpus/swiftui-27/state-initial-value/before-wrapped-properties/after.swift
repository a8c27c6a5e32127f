import SwiftUI

struct CommentBox: View {
    @Binding var isPresented: Bool
    let parent: Comment?
    @StateObject private var uploader: Uploader
    @State private var draft: String

    init(isPresented: Binding<Bool>, parent: Comment?) {
        self.parent = parent
        _isPresented = isPresented
        draft = parent.map { "> \($0.text)" } ?? ""
        _uploader = StateObject(wrappedValue: Uploader())
    }

    var body: some View {
        TextEditor(text: $draft)
    }
}
