import SwiftUI

final class Launch {
    func prepare() {
        URLCache.shared.memoryCapacity = 64 * 1024 * 1024
        URLCache.shared
            .diskCapacity = 256 * 1024 * 1024
    }
}
