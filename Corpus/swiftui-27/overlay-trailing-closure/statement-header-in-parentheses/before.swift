import SwiftUI

@MainActor
func export(_ logo: Image, labels: [String]) -> CGImage? {
    guard let image = ImageRenderer(content: logo.overlay(Circle())).cgImage else {
        return nil
    }
    for view in labels.map({ Text($0).background(Capsule().fill(.red)) }) {
        print(view)
    }
    return image
}
