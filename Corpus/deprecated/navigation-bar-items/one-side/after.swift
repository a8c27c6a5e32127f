import SwiftUI

struct Trips: View {
    var body: some View {
        VStack {
            List {}
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Close") {}
                    }
                }
            List {}
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add") {}
                    }
                }
                .padding()
        }
    }
}
