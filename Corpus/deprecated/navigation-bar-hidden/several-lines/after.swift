import SwiftUI

struct Reader: View {
    var isReading = false
    var isLong = false

    var body: some View {
        Text("Chapter")
            .toolbarVisibility(
                isReading
                    && isLong ? .hidden : .visible, for: .navigationBar
            )
    }
}
