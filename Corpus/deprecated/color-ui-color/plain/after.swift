import SwiftUI
import UIKit

struct Palette {
    let card = Color(uiColor: .secondarySystemBackground)
    let ink = Color(uiColor: .label)
    let leaf = Color(uiColor: UIColor(red: 0.2, green: 0.6, blue: 0.3, alpha: 1))
    let haze = Color(uiColor: UIColor.white.withAlphaComponent(0.4))

    func tone(_ color: UIColor) -> Color {
        Color(uiColor: color)
    }
}
