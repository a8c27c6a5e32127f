import SwiftUI

struct Preview: View {
    let path: String

    var body: some View {
        AsyncImage(url: URL(fileURLWithPath: path))
        AsyncImage(url: URL(filePath: path, directoryHint: .notDirectory))
    }
}
