import SwiftUI

struct Tasks: View {
    let row: TaskRow

    var body: some View {
        ScrollView(.horizontal) {
            row.swipeActions { Button("Done") {} }
        }
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
            row.swipeActions { Button("Done") {} }
        }
    }
}
