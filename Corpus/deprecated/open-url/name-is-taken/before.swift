import SwiftUI
import UIKit

struct Donation: View {
    let bank: URL

    var body: some View {
        Button("Donate", action: openURL)
    }

    private func openURL() {
        UIApplication.shared.open(bank)
    }
}

struct Account: View {
    @Environment(\.openURL) private var open
    let bank: URL

    var body: some View {
        Button("Bank") { UIApplication.shared.open(bank) }
    }
}
