import SwiftUI

struct Reset: View {
    var body: some View {
        HStack {
            Button("Inherit") {}.tint(nil)
            Button("Default") {}.tint(.accentColor)
        }
    }
}
