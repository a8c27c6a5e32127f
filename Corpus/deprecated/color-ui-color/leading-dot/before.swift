import SwiftUI
import UIKit

let page = Color(.systemBackground)
let text = Color(.label)
let brand = Color(.brand)

extension UIColor {
    static let brand = UIColor(white: 0.1, alpha: 1)
}
