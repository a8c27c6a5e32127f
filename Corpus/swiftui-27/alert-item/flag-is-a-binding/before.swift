import SwiftUI

struct LossAlert: ViewModifier {
    @Binding var isAsking: Bool
    @State private var lost: Book?

    func body(content: Content) -> some View {
        content
            .alert("Lost", isPresented: $isAsking, presenting: lost) { book in
                Button("Replace") { book.replace() }
            }
            .onChange(of: isAsking) { lost = Library.shared.lastLost }
    }
}
