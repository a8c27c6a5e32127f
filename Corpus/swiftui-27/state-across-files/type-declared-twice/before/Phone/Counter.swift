import SwiftUI

struct Counter: View {
    let title: String

    var body: some View {
        Text(title)
    }
}
