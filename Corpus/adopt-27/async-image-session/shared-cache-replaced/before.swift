import SwiftUI

@main
struct GalleryApp: App {
    init() {
        // Room for the photos.
        URLCache.shared = URLCache(memoryCapacity: 50_000_000, diskCapacity: 500_000_000)
    }

    var body: some Scene {
        WindowGroup { Gallery() }
    }
}
