import SwiftUI

struct Portrait: View {
    let address: URL

    var body: some View {
        #if os(watchOS)
        AsyncImage(url: address, scale: 2)
        #else
        AsyncImage(url: address) { image in
            image.resizable()
        } placeholder: {
            #if DEBUG
            Text("loading")
            #endif
        }
        #endif
    }
}
