import SwiftUI
import UIKit

struct Root: View {
    let link: URL

    var body: some View {
        Article(link: link)
            .environment(\.openURL, OpenURLAction { _ in .discarded })
    }
}

struct Article: View {
    let link: URL
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Source") { openURL(link) }
    }
}
