import SwiftUI

@MainActor
func export(_ logo: Logo, renderer: Renderer) -> Data? {
    guard let data = logo.overlay(Text("Draft")).snapshot() else {
        return nil
    }
    return data
}
