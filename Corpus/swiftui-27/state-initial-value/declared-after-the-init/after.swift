import SwiftUI

struct Clock: View {
    init(zone: TimeZone, showsSeconds: Bool) {
        self.showsSeconds = showsSeconds
        self.zone = zone
    }

    var body: some View {
        Text(showsSeconds ? "12:30:00" : "12:30")
    }

    private let zone: TimeZone
    @State private var showsSeconds: Bool
}
