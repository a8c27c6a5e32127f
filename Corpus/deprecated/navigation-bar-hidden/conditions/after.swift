import SwiftUI

struct Reader: View {
    @State private var isReading = false
    var progress: Double?
    var hides: Bool?

    var body: some View {
        VStack {
            Text("a").toolbarVisibility(isReading && progress != nil ? .hidden : .visible, for: .navigationBar)
            Text("b").toolbarVisibility(!isReading ? .hidden : .visible, for: .navigationBar)
            Text("c").toolbarVisibility(hides ?? false ? .hidden : .visible, for: .navigationBar)
            Text("d").toolbarVisibility((isReading ? progress == nil : false) ? .hidden : .visible, for: .navigationBar)
        }
    }
}
