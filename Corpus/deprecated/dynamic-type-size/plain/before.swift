import SwiftUI

struct ForecastRow: View {
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
        if sizeCategory.isAccessibilityCategory {
            Text("Rain")
        } else {
            Label("Rain", systemImage: "cloud.rain")
        }
    }
}
