import SwiftUI

struct DepartureBoard: View {
    @Environment(Timetable.self) private var timetable

    var body: some View {
        List(timetable.trains, id: \.self) { train in
            DepartureRow(train: train, timetable: timetable)
        }
    }
}

struct DepartureRow: View {
    let train: String
    var timetable: Timetable

    var body: some View {
        Text(timetable.isLate ? "\(train) (late)" : train)
    }
}

struct DepartureBoardPreviews: PreviewProvider {
    static var previews: some View {
        DepartureBoard().environment(Timetable())
    }
}
