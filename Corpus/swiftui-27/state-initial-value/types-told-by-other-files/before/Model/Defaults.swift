/// What a brush begins with.
enum Defaults {
    enum Tip {
        case flat, round

        var angle: Double { self == .flat ? 0 : 0.5 }
    }

    static let width = 2.5
    static let tip = Tip.flat
}

let largestWidth = 40

func standardName() -> String { "Brush" }
