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

    var body: some View {
        Button("Source") { UIApplication.shared.open(link) }
    }
}
