import SwiftUI

struct Row: View {
    var body: some View {
        Text("New")
            .overlay(Circle()
                        .stroke(.red)
                        .padding(2),
                     alignment: .top)
            .background(RoundedRectangle(cornerRadius: 3)
                            .fill(.red)
                            .shadow(color: .black,
                                    radius: 3))
            .overlay(Text("One").overlay(Circle()
                                            .fill(.red)))
    }
}
