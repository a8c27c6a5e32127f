import SwiftUI

struct Terminal: View {
    let shell: Shell
    @State private var line = ""

    var body: some View {
        // Runs one line.
        TextField("Line", text: $line, onCommit: { [weak shell] in shell?.run() })
    }
}
