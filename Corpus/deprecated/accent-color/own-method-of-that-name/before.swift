import SwiftUI

struct ThemeBuilder {
    var color = Color.red

    func accentColor(_ color: Color) -> ThemeBuilder {
        ThemeBuilder(color: color)
    }
}

let theme = ThemeBuilder().accentColor(.blue)
