import SwiftUI

struct PlantList: View {
    let plants: [String]

    var body: some View {
        VStack {
            ScrollView {
                Text("Shrubs")
            }
            .scrollIndicators(.hidden)

            ScrollView(
                .horizontal
            ) {
                Text("Herbs")
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
