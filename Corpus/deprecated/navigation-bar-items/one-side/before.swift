import SwiftUI

struct Trips: View {
    var body: some View {
        VStack {
            List {}
                .navigationBarItems(leading: Button("Close") {})
            List {}
                .navigationBarItems(trailing: Button("Add") {})
                .padding()
        }
    }
}
