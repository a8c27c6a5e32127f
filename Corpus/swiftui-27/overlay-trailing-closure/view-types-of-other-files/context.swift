import SwiftUI

struct Stamp: View {
    let text: String

    var body: some View { Text(text) }
}
