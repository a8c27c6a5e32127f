import SwiftUI
import UIKit

let dusk = Color(
    uiColor: UIColor(
        red: 0.4, // warm
        green: 0.2,
        blue: 0.5,
        alpha: 1
    )
)
