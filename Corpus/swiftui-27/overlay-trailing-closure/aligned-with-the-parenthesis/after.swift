import SwiftUI

struct Row: View {
    var body: some View {
        Text("New")
            .overlay(alignment: .top) {
                Circle()
                    .stroke(.red)
                    .padding(2)
            }
            .background {
                RoundedRectangle(cornerRadius: 3)
                    .fill(.red)
                    .shadow(color: .black,
                            radius: 3)
            }
            .overlay {
                Text("One").overlay {
                    Circle()
                        .fill(.red)
                }
            }
    }
}
