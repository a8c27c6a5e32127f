protocol Track {
    var length: Int { get }
}

extension Track {
    static func isLonger(_ left: Self, than right: Self?) -> Bool {
        left.length > (right?.length ?? 0)
    }

    static var kind: Self.Type { Self.self }

    func append(to tracks: [Track]) -> [Self] {
        tracks.isEmpty ? [self] : []
    }
}
