import SwiftUI

extension Cellar {
    func withSheets(_ content: some View) -> some View {
        content
            .sheet(item: $broken) { bottle in
                Text(bottle.name)
            }
    }
}
