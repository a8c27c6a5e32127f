enum Tone {
    case soft, loud

    struct Mix {
        var parts: [Tone] = []
    }

    static func all(of count: Int) -> [Tone] {
        Array(repeating: .soft, count: count)
    }
}
