import SwiftUI

struct Oven: View {
    @State private var isHot = false

    var body: some View {
        Image(systemName: isHot ? "flame.fill" : "flame")
            .onAppear(perform: {
                DispatchQueue.main.asyncAfter(deadline: .now() + 600) {
                    isHot = true
                }
            })
    }
}
