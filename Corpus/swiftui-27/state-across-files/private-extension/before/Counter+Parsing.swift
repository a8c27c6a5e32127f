import SwiftUI

fileprivate extension Counter {
    init(number: Int) {
        title = "Number \(number)"
    }
}
