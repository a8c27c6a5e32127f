import SwiftUI

struct Calendar: View {
    let navigationBarLeading = 3.0

    var body: some View {
        Text("May")
            .padding(navigationBarLeading)
            .toolbar {
                // .navigationBarTrailing is what it was called
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Today .navigationBarTrailing") {}
                }
            }
    }
}
