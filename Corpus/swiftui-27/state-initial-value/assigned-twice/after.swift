import SwiftUI

struct Clock: View {
    let zone: TimeZone
    @State private var offset: Int

    init(zone: TimeZone) {
        offset = zone.secondsFromGMT()
        self.zone = zone
        if zone.isDaylightSavingTime() {
            offset = offset - 3600
        }
    }

    var body: some View {
        Text("\(offset / 3600)")
    }
}
