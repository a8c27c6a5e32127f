import SwiftUI

struct News: View {
    var body: some View {
        SwiftUI.ScrollView(.horizontal) {
            Text("Today")
        }
        .scrollIndicators(.hidden)
    }
}
