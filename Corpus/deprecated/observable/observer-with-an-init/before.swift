import SwiftUI

final class Timetable: ObservableObject {
    @Published var line = 1 {
        didSet { reload() }
    }
    @Published var trains: [String] = []

    init(line: Int) {
        self.line = line
    }

    private func reload() {
        trains = ["Line \(line)"]
    }
}

final class Delay: ObservableObject {
    @Published var minutes = 0 {
        didSet { text = "+\(minutes)" }
    }
    @Published var text: String

    init() {
        text = "on time"
    }
}

struct TimetableView: View {
    @ObservedObject var timetable: Timetable
    @ObservedObject var delay: Delay

    var body: some View {
        List(timetable.trains, id: \.self) { train in
            Text(train + delay.text)
        }
    }
}
