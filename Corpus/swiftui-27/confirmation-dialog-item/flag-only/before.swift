import SwiftUI

struct TripList: View {
    @State private var isClearing = false

    var body: some View {
        TripTable { isClearing = true }
            .confirmationDialog("Clear?", isPresented: $isClearing, titleVisibility: .visible) {
                Button("Clear", role: .destructive) {}
            }
    }
}
