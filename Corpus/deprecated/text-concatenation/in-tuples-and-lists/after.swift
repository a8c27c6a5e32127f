import SwiftUI

enum Season {
    case spring, autumn

    var label: (text: Text, isWarm: Bool) {
        switch self {
        case .spring: (Text("\(Text("Spring "))\(Text("🌱"))"), true)
        case .autumn: (text: Text("\(Text("Autumn "))\(Text("🍂"))"), isWarm: false)
        }
    }

    var lines: [Text] { [Text("\(Text("It is "))\(label.text)"), Text("now")] }
}
