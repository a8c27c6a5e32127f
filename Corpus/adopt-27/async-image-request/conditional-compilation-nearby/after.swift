import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View {
        #if os(watchOS)
        AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad), scale: 2)
        #else
        AsyncImage(request: URLRequest(url: address, cachePolicy: .returnCacheDataElseLoad)) { image in
            image.resizable()
        } placeholder: {
            #if DEBUG
            Text("loading")
            #endif
        }
        #endif
    }
}
