import SwiftUI
import UIKit

struct MuseumInfo: View {
    let site: URL
    @State private var visits = 0

    var body: some View {
        VStack {
            Button("Site") {
                visits += 1
                UIApplication.shared.open(site) // in the browser
            }
            .padding()
            // Where one calls:
            Button("Phone") { UIApplication.shared.open(phone, options: [:], completionHandler: nil) }
        }
    }

    private var phone: URL {
        URL(string: "tel:112") ?? site
    }

    private func openTickets() {
        guard let url = URL(string: "tickets", relativeTo: site), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(
            url
        )
    }
}
