import SwiftUI

final class Archive: ObservableObject {
    @Published var files: [String]

    init() {
        files = Disk.read()
    }
}

struct ArchiveView: View {
    @StateObject private var archive = Archive()

    var body: some View {
        List(archive.files, id: \.self) { Text($0) }
    }
}
