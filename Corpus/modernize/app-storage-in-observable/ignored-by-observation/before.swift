import SwiftUI

@MainActor
@Observable
final class Preferences {
    var isOpen = false
    // kept between launches
    @ObservationIgnored @AppStorage("name") var name = ""
    @ObservationIgnored
    @AppStorage("volume") private var volume = 0.5
}
