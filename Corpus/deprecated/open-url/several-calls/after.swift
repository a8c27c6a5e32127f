import SwiftUI
import UIKit

struct MuseumInfo: View {
    let site: URL
    @State private var visits = 0
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Button("Site") {
                visits += 1
                openURL(site) // in the browser
            }
            .padding()
            // Where one calls:
            Button("Phone") { openURL(phone) }
        }
    }

    private var phone: URL {
        URL(string: "tel:112") ?? site
    }

    private func openTickets() {
        guard let url = URL(string: "tickets", relativeTo: site), UIApplication.shared.canOpenURL(url) else { return }
        openURL(
            url
        )
    }
}
