import SwiftUI

struct ForecastRow: View {
    @Environment(\.dynamicTypeSize) private var sizeCategory

    var body: some View {
        if sizeCategory.isAccessibilitySize {
            Text("Rain")
        } else {
            Label("Rain", systemImage: "cloud.rain")
        }
    }
}
