import SwiftUI

@MainActor
func export(_ logo: Logo, renderer: Renderer) -> Data? {
    if logo.overlay(Circle()).isBlank {
        return nil
    }
    return logo.data
}
