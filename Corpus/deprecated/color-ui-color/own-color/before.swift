import UIKit
import SwiftUI

struct Color {
    init(_ color: UIColor) {}
}

let tone = Color(UIColor.red)
