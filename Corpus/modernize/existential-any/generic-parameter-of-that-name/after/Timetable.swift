protocol Timetable: Hashable {}
protocol Clock {}

struct Tower {
    var clock: (any Clock)?
    var provider: Provider?
}
