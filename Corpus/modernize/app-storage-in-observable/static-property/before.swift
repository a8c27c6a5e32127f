import SwiftUI

@Observable
final class Accounts {
    @AppStorage("latest") static var latest = ""

    var names: [String] = []

    func choose(_ name: String) {
        Self.latest = name
    }
}
