import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View {
        VStack {
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad), scale: 2)
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad)) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad), transaction: Transaction(animation: .easeIn)) { phase in
                phase.image
            }
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad), scale: 3, content: { $0.resizable() }, placeholder: { Color.gray })
            AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad)) { PhaseView(phase: $0) }
        }
    }
}
