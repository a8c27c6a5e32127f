import SwiftUI

struct Timetable: View {
    @State private var taps = 0

    private func footer() -> some View {
        var names: [String] = []
        for hour in 0..<3 {
            names.append("\(hour)")
        }
        return Text(names.joined(separator: ", "))
    }

    private var header: some View { Text("Today").bold() }

    var body: some View {
        VStack {
            header
            footer()
        }
    }
}
