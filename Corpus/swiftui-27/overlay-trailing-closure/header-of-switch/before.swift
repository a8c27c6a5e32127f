import SwiftUI

@MainActor
func export(_ logo: Logo, renderer: Renderer) -> Data? {
    switch logo.overlay(Color.black.opacity(0.2)).kind {
    case .flat: return renderer.data
    case .layered: return nil
    }
}
