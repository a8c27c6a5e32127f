import Foundation

func prepare() {
    URLCache.shared = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
}
