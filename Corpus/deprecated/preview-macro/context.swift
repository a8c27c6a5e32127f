import SwiftUI

struct Row: View {
    let name: String

    var body: some View { Text(name) }
}
