struct Defaults {
    enum Tip {
        case flat, round
    }

    typealias Names = [String: Tip]

    static let tip = Tip.flat
    static let tips: [Tip] = [.flat, .round]
    static let whole = Self()
    var last: Tip? = nil

    static func named(_ count: Int) -> [String: (first: Tip, rest: [Tip])] { [:] }
}
