public struct Region {
    public static let standard = Region()
}
