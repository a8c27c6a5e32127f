import Foundation
import SwiftData

@Model
final class Plant {
    var name: String
    var sown: Date

    init(name: String, sown: Date) {
        self.name = name
        self.sown = sown
    }
}
