import SwiftUI

@Observable
final class Timetable {
    var line = 1 {
        didSet { reload() }
    }
    var trains: [String] = []

    init(line: Int) {
        self.line = line
    }

    private func reload() {
        trains = ["Line \(line)"]
    }
}

@Observable
final class Delay {
    var minutes = 0 {
        didSet { text = "+\(minutes)" }
    }
    var text: String

    init() {
        text = "on time"
    }
}

struct TimetableView: View {
    var timetable: Timetable
    var delay: Delay

    var body: some View {
        List(timetable.trains, id: \.self) { train in
            Text(train + delay.text)
        }
    }
}
