import SwiftUI

@MainActor
func export(_ logo: Logo, renderer: Renderer) -> Data? {
    for layer in logo.background(Rectangle()).layers {
        renderer.add(layer)
    }
    return renderer.data
}
