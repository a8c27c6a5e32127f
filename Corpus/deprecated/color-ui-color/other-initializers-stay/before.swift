import SwiftUI
import UIKit

let asset = Color("Moss")
let grass = Color(.sRGB, red: 0.1, green: 0.6, blue: 0.2)
let gray = Color(white: 0.3)
let done = Color(uiColor: .label)
let copy = Color(Shade.dark.rawValue)

enum Shade: String {
    case dark
}
