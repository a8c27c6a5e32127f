import SwiftUI
import UIKit

struct Palette {
    let card = Color(UIColor.secondarySystemBackground)
    let ink = Color(UIColor.label)
    let leaf = Color(UIColor(red: 0.2, green: 0.6, blue: 0.3, alpha: 1))
    let haze = Color(UIColor.white.withAlphaComponent(0.4))

    func tone(_ color: UIColor) -> Color {
        Color(color)
    }
}
