import SwiftUI

extension Counter {
    init(text: String) {
        title = text
        count = text.count
    }
}
