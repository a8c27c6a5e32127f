protocol Timetable: Hashable {}
protocol Clock {}

struct Tower {
    var clock: Clock?
    var provider: Provider?
}
