public enum Color: String {
    case clear, red
    case other
}
