import SwiftUI

enum Season {
    case spring, autumn

    var label: (text: Text, isWarm: Bool) {
        switch self {
        case .spring: (Text("Spring ") + Text("🌱"), true)
        case .autumn: (text: Text("Autumn ") + Text("🍂"), isWarm: false)
        }
    }

    var lines: [Text] { [Text("It is ") + label.text, Text("now")] }
}
