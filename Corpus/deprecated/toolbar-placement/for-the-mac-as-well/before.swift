import SwiftUI

struct Notes: View {
    var body: some View {
        Text("Notes")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Add") {}
                }
            }
    }
}
