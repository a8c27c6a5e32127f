import SwiftUI

struct Alert {
    var title: Text
}

extension View {
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
}

struct RoomScreen: View {
    @State private var isAsking = false

    var body: some View {
        Text("Room")
            .alert(isPresented: $isAsking) { Alert(title: Text("Room")) }
    }
}
