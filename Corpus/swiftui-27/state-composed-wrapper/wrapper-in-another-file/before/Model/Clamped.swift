@propertyWrapper
struct Clamped {
    var wrappedValue: Double
}

@globalActor
actor Playback {
    static let shared = Playback()
}
