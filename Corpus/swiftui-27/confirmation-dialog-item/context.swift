import SwiftUI

struct Trip: Identifiable {
    let id: Int
    let name: String
    var address = "https://example.com"

    static let sample = Trip(id: 0, name: "North Cape")
    static let current = Trip(id: 1, name: "Home")

    func leave() {}
}

struct TripTable: View {
    init(choose: @escaping (Trip) -> Void) {}
    init(clear: @escaping () -> Void) {}

    var body: some View { Text("Trips") }
}

struct TripRow: View {
    let trip: Trip

    var body: some View { Text(trip.name) }
}

struct LeaveButton: View {
    @Binding var isLeaving: Bool

    var body: some View {
        Button("Leave") { isLeaving = true }
    }
}

struct Download {
    func start() {}
    func stop() {}
}

struct DownloadList: View {
    init(stop: @escaping (Download) -> Void) {}
    init(stop: @escaping (Download) -> Void, failure: @escaping (Download) -> Void) {}

    var body: some View { Text("Downloads") }
}

struct Mail {
    let subject: String

    func delete() {}
}

struct MailStore {
    func delete(_ mail: Mail) {}
}

struct MailList: View {
    init(delete: @escaping (Mail) -> Void) {}
    init(store: MailStore, delete: @escaping (Mail) -> Void) {}

    var body: some View { Text("Mail") }
}

struct Failure {
    func retry() {}
}

struct DropZone: View {
    init(failure: @escaping (Failure) -> Void) {}

    var body: some View { Text("Drop here") }
}

struct Book {
    func replace() {}
}

struct BookList: View {
    init(choose: @escaping (Book) -> Void) {}
    init(ask: @escaping () -> Void) {}

    var body: some View { Text("Books") }
}

enum Analytics {
    static func log(_ event: String) {}
}
