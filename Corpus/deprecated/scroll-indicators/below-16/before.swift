import SwiftUI

struct Old: View {
    var body: some View {
        ScrollView(showsIndicators: false) {
            Text("Phone")
        }
        ScrollView(.vertical, showsIndicators: true) {
            Text("Radio")
        }
    }
}
