import SwiftUI

protocol EnvironmentKey {
    static var name: String { get }
}

struct RegionKey: EnvironmentKey {
    static let defaultValue = "EU"
    static let name = "region"
}

struct Settings {
    private var values: [String: String] = [:]

    subscript(key: any EnvironmentKey.Type) -> String {
        get { values[key.name] ?? "" }
        set { values[key.name] = newValue }
    }

    var region: String {
        get { self[RegionKey.self] }
        set { self[RegionKey.self] = newValue }
    }
}
