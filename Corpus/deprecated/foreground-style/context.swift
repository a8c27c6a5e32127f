import SwiftUI

enum Shades {
    case pale

    var color: Color { .gray }
}
