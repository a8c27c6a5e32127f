import SwiftUI

struct Sheet {
    var title: Text
    var buttons: [String]
}

extension View {
    func actionSheet(isPresented: Binding<Bool>, content: () -> Sheet) -> some View { self }
}

struct RoomScreen: View {
    @State private var isAsking = false

    var body: some View {
        Text("Room")
            .actionSheet(isPresented: $isAsking) {
                Sheet(title: Text("Room"), buttons: ["Leave"])
            }
    }
}
