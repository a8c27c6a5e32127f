import SwiftUI

struct Settings: View {
    var body: some View {
        Button("Empty the cache of \(URLCache.shared.currentDiskUsage) bytes") {
            URLCache.shared.removeAllCachedResponses()
        }
        // URLCache.shared = URLCache()
    }
}
