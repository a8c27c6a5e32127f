import SwiftUI
import UIKit

struct Newspaper: View {
    let home: URL

    var body: some View {
        Headline(link: home)
    }

    struct Headline: View {
        let link: URL

        var body: some View {
            Button("Read") { UIApplication.shared.open(link) }
        }
    }

    @MainActor final class Printer {
        let link: URL

        init(link: URL) {
            self.link = link
        }

        func show() {
            UIApplication.shared.open(link)
        }
    }
}

enum Imprint {
    struct Address: View {
        let map: URL

        var body: some View {
            Button("Map", action: show)
        }

        private func show() { UIApplication.shared.open(map) }
    }
}
