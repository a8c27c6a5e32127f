import SwiftUI

struct Notice {
    var title: String
}
