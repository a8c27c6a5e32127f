@globalActor
public actor Persisted {
    public static let shared = Persisted()
}
