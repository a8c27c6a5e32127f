import SwiftUI

struct PlantList: View {
    let plants: [String]

    var body: some View {
        VStack {
            ScrollView(
                .horizontal
            ) {
                Text("Herbs")
            }
            .scrollIndicators(.hidden)

            ScrollView {
                Text("Shrubs")
            }
            .scrollIndicators(.hidden)

            ScrollView(.horizontal, content: {
                Text("Trees")
            })
            .scrollIndicators(.hidden)
            .padding()
        }
    }
}
