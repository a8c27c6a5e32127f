import SwiftUI

extension Cellar {
    func asking(_ content: some View) -> some View {
        content
            .alert("Broken", item: $broken) { bottle in
                Button("Report") { bottle.report() }
                Button("Keep", role: .cancel) { broken = nil }
            }
            .navigationTitle("Cellar")
    }
}
