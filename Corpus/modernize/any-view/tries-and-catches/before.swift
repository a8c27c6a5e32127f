import SwiftUI

struct Forecast: View {
    var body: some View {
        report
    }

    private var report: AnyView {
        do {
            return AnyView(Text(try read()))
        } catch {
            return AnyView(Image(systemName: "cloud"))
        }
    }

    private func read() throws -> String { "Rain" }
}
