import SwiftUI
import UIKit

@MainActor final class LinkModel: ObservableObject {
    let link: URL

    init(link: URL) {
        self.link = link
    }

    func open() { UIApplication.shared.open(link) }
}

struct Links: View {
    let link: URL
    let handler: @MainActor (URL) -> Void = { url in UIApplication.shared.open(url) }

    init(link: URL) {
        self.link = link
        UIApplication.shared.open(link)
    }

    var body: some View {
        Button("Open") { Self.open(link) }
    }

    @MainActor static func open(_ link: URL) {
        UIApplication.shared.open(link)
    }
}

extension Links {
    func openAgain() { UIApplication.shared.open(link) }
}

@MainActor func openEverywhere(_ link: URL) {
    UIApplication.shared.open(link)
}
