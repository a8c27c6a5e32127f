import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View {
        VStack {
            AsyncImage(url: address, scale: 2)
            AsyncImage(url: address) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: address, transaction: Transaction(animation: .easeIn)) { phase in
                phase.image
            }
            AsyncImage(url: address, scale: 3, content: { $0.resizable() }, placeholder: { Color.gray })
            AsyncImage(url: address) { PhaseView(phase: $0) }
        }
    }
}
