import Geography

enum Places {
    static let home: Region = .standard
    static let zoom: Double = 2
}
