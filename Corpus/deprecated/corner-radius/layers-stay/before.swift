import SwiftUI
import UIKit

final class Cell: UIView {
    func prepare() {
        layer.cornerRadius = 8
        layer.masksToBounds = true
    }
}

struct Style {
    var cornerRadius: CGFloat = 8
}

let card = RoundedRectangle(cornerRadius: Style().cornerRadius)
