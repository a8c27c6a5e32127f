import SwiftUI

struct Reset: View {
    var body: some View {
        HStack {
            Button("Inherit") {}.accentColor(nil)
            Button("Default") {}.accentColor(.accentColor)
        }
    }
}
