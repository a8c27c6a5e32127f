import SwiftUI

struct Old: View {
    var body: some View {
        Circle().accessibility(label: Text("Dot"))
    }
}
