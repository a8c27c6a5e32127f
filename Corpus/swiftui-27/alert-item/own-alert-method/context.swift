import SwiftUI

extension View {
    func alert<Item, Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting item: Item?, tint: Color,
        @ViewBuilder actions: (Item) -> Actions
    ) -> some View {
        self.tint(tint).alert(title, isPresented: isPresented, presenting: item, actions: actions)
    }

    func alert<Item, Message: View>(
        isPresented: Binding<Bool>, presenting item: Item?, @ViewBuilder message: (Item) -> Message
    ) -> some View {
        self.alert("", isPresented: isPresented, presenting: item) { _ in } message: { message($0) }
    }
}
