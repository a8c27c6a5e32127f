import SwiftUI

struct HikeList: View {
    @State private var isMapShown = false

    var body: some View {
        VStack {
            Button {
                isMapShown = true
            } label: {
                HStack {
                    HikeRow(name: "Ridge", isDone: false)
                    hint
                }
            }
            NavigationLink("Notes", destination: HikeNotes())
            footer
        }
    }

    private var hint: some View {
        Text("Map").foregroundColor(.secondary)
    }

    private var footer: some View {
        Text("1 hike").foregroundColor(.secondary)
    }
}
