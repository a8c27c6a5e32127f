import SwiftUI

struct Timetable: View {
    @State private var taps = 0

    private func footer() -> AnyView {
        var names: [String] = []
        for hour in 0..<3 {
            names.append("\(hour)")
        }
        return AnyView(Text(names.joined(separator: ", ")))
    }

    private var header: AnyView { AnyView(Text("Today").bold()) }

    var body: some View {
        VStack {
            header
            footer()
        }
    }
}
