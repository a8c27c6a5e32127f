import SwiftUI
import UIKit

struct Podcast: View {
    @Environment(\.openURL) private var openURL
    let feed: URL

    var body: some View {
        Button("Feed") { openURL(feed) }
        Button("Again") { UIApplication.shared.open(feed) }
    }
}
