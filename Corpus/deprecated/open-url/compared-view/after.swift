import SwiftUI
import UIKit

struct Stop: View, Equatable {
    let site: URL

    var body: some View {
        Button("Timetable") { UIApplication.shared.open(site) }
    }
}

struct Line: View {
    let site: URL

    var body: some View {
        Button("Stations") { UIApplication.shared.open(site) }
    }
}

extension Line: Hashable {}

struct Fare: View, Equatable {
    let site: URL
    @Environment(\.openURL) private var openURL

    static func == (old: Fare, new: Fare) -> Bool {
        old.site == new.site
    }

    var body: some View {
        Button("Tickets") { openURL(site) }
    }
}
