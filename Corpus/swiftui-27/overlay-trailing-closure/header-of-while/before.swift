import SwiftUI

@MainActor
func export(_ logo: Logo, renderer: Renderer) -> Data? {
    while logo.background(Circle(), alignment: .top).isStale {
        renderer.step()
    }
    return renderer.data
}
