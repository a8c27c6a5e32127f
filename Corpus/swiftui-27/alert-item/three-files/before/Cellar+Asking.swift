import SwiftUI

extension Cellar {
    func asking(_ content: some View) -> some View {
        content
            .alert("Broken", isPresented: $isReporting, presenting: broken) { bottle in
                Button("Report") { bottle.report() }
                Button("Keep", role: .cancel) { isReporting = false }
            }
            .navigationTitle("Cellar")
    }
}
