import SwiftUI

struct Legacy: View {
    var body: some View {
        List {
            Section(header: Text("Old")) {
                Text("Phone")
            }
        }
    }
}
