import SwiftUI

struct Row<Content: View>: View {
    let content: Content

    var body: some View { content }
}
