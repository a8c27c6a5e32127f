import SwiftUI

struct DepartureBoard: View {
    @EnvironmentObject private var timetable: Timetable

    var body: some View {
        List(timetable.trains, id: \.self) { train in
            DepartureRow(train: train, timetable: timetable)
        }
    }
}

struct DepartureRow: View {
    let train: String
    @ObservedObject var timetable: Timetable

    var body: some View {
        Text(timetable.isLate ? "\(train) (late)" : train)
    }
}

struct DepartureBoardPreviews: PreviewProvider {
    static var previews: some View {
        DepartureBoard().environmentObject(Timetable())
    }
}
