import SwiftUI

@Observable
final class Archive {
    var files: [String]

    init() {
        files = Disk.read()
    }
}

struct ArchiveView: View {
    @State private var archive = Archive()

    var body: some View {
        List(archive.files, id: \.self) { Text($0) }
    }
}
