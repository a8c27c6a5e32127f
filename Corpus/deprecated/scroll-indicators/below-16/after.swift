import SwiftUI

struct Old: View {
    var body: some View {
        ScrollView(showsIndicators: false) {
            Text("Phone")
        }
        ScrollView {
            Text("Radio")
        }
    }
}
