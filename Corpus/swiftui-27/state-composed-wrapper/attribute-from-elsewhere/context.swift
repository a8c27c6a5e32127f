@globalActor
actor Logged {
    static let shared = Logged()
}
