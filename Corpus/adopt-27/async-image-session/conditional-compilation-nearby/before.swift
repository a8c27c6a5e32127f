import SwiftUI

struct Gallery: View {
    let photos: [Photo]

    var body: some View {
        ScrollView {
            #if os(macOS)
            AsyncImage(request: URLRequest(url: photos[0].address, cachePolicy: .returnCacheDataElseLoad))
            #else
            Text("\(photos.count)")
            #endif
        }
        #if DEBUG
        Text("debug")
        #endif
    }

    #if DEBUG
    func grow() { URLCache.shared = URLCache() }
    #endif
}
