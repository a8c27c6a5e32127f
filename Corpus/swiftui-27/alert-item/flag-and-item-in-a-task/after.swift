import SwiftUI

struct Importer: View {
    @State private var report: Report?

    var body: some View {
        Button("Import") {
            Task {
                let result = await runImport()
                await MainActor.run {
                    report = result
                }
            }
        }
        .alert("Imported", item: $report) { _ in
            Button("Good") {}
        } message: { report in
            Text("\(report.count) items")
        }
    }
}
