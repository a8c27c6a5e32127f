import SwiftUI

struct News: View {
    var body: some View {
        SwiftUI.ScrollView(.horizontal, showsIndicators: false) {
            Text("Today")
        }
    }
}
