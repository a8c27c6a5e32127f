import SwiftUI

struct PlantList: View {
    let plants: [String]

    var body: some View {
        VStack {
            ScrollView(
                .vertical,
                showsIndicators: false
            ) {
                Text("Shrubs")
            }

            ScrollView(
                .horizontal,
                showsIndicators: false
            ) {
                Text("Herbs")
            }

            ScrollView(.horizontal, showsIndicators: false, content: {
                Text("Trees")
            })
            .padding()
        }
    }
}
