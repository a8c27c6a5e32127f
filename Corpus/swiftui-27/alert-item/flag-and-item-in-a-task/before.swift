import SwiftUI

struct Importer: View {
    @State private var report: Report?
    @State private var showsReport = false

    var body: some View {
        Button("Import") {
            Task {
                let result = await runImport()
                await MainActor.run {
                    report = result
                    showsReport = true
                }
            }
        }
        .alert("Imported", isPresented: $showsReport, presenting: report) { _ in
            Button("Good") {}
        } message: { report in
            Text("\(report.count) items")
        }
    }
}
