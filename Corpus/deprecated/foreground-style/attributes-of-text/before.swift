import SwiftUI
import UIKit

struct Note {
    let keys: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    let key = NSAttributedString.Key.foregroundColor

    var text: AttributedString {
        var text = AttributedString("Due today")
        text.foregroundColor = .red
        var container = AttributeContainer()
        container.foregroundColor = .blue
        return text.mergingAttributes(container)
    }

    var attributes: AttributeContainer {
        AttributeContainer().foregroundColor(.red)
    }
}
