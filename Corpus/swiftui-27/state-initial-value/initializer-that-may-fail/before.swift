import SwiftUI

struct LogView: View {
    let isPrivate: Bool
    @State private var log = FileHandle(forReadingAtPath: "/tmp/log")

    init(log: FileHandle?, isPrivate: Bool) {
        self.log = log
        self.isPrivate = isPrivate
    }

    var body: some View {
        Text(log?.description ?? "")
    }
}
