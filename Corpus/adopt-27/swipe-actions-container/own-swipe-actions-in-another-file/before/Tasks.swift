import SwiftUI

struct Tasks: View {
    var body: some View {
        ScrollView {
            Text("a").swipeActions { Button("Done") {} }
        }
    }
}
