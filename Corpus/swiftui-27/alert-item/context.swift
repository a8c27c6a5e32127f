import SwiftUI

struct Book: Identifiable, Hashable {
    let id: Int
    let title: String
    var isOurs = true

    static let sample = Book(id: 0, title: "Moby-Dick")

    func replace() {}
    func remind() {}
    func lend() {}
    func delete() {}
    func markFound() {}
}

struct BookList: View {
    init(choose: @escaping (Book) -> Void) {}
    init(ask: @escaping () -> Void) {}
    init(room: Room, choose: @escaping (Book) -> Void) {}
    init(isAsking: Bool, choose: @escaping (Book) -> Void) {}
    init(choose: @escaping (Book) -> Void, onLend: @escaping (Book) -> Void) {}
    init(choose: @escaping (Book) -> Void, onLoss: @escaping (Book) -> Void) {}

    var body: some View { Text("Books") }
}

struct BookDetail: View {
    let book: Book

    var body: some View { Text(book.title) }
}

struct Room: Identifiable {
    let id: Int
    var isReporting = false
}

struct Library {
    struct Event {
        let isAsking: Bool
    }

    static let shared = Library()
    static let events = PassthroughSubject<Event, Never>()
    var lastLost: Book?

    func delete(_ photo: Photo) {}
}

@Observable
final class ShelfModel {
    var lost: Book?
    var gone: Book?
    var isAsking = false
}

struct SearchBar: View {
    @Binding var isAsking: Bool

    var body: some View { Toggle("Asking", isOn: $isAsking) }
}

struct Bottle: Identifiable {
    let id: Int
    let name: String
    var isFull = true
    var isOpen = false
    var isReporting = false
    var box: Bottle { self }

    func open() {}
    func report() {}
}

struct Loan: Identifiable {
    struct Entry {
        let short: String
    }

    let id: Int
    let title: String
    var isOverdue = true

    static let sample = Loan(id: 0, title: "Moby-Dick")

    func log(_ describe: (Entry) -> String) {}
    func refresh() async {}
    func remind() {}
}

struct LoanTable: View {
    init(choose: @escaping (Loan) -> Void) {}

    var body: some View { Text("Loans") }
}

struct LoanList: View {
    init(choose: @escaping (Loan) -> Void) {}

    var body: some View { Text("Loans") }
}

struct Folder: Identifiable {
    let id: Int
    let name: String

    func rename() {}
    func delete() {}
}

struct Failure: Identifiable {
    let id: Int
    let title: String

    func retry() {}
}

struct UploadError: LocalizedError {}

struct DropZone: View {
    init(failure: @escaping (Failure) -> Void) {}
    init(completion: @escaping () -> Void) {}
    init(failure: @escaping (Failure) -> Void, completion: @escaping () -> Void) {}

    var body: some View { Text("Drop here") }
}

struct Report {
    let count: Int
}

func runImport() async -> Report { Report(count: 0) }

struct Job {
    let title: String
    var isUrgent = false

    func touch() {}
    func postpone() {}
}

struct JobList: View {
    init(choose: @escaping (Job) -> Void) {}

    var body: some View { Text("Jobs") }
}

struct Mail {
    func archive() {}
}

struct MailTable: View {
    init(choose: @escaping (Mail) -> Void) {}

    var body: some View { Text("Mail") }
}

struct Photo {
    let name: String
}

struct PhotoList: View {
    init(library: Library, choose: @escaping (Photo) -> Void) {}

    var body: some View { Text("Photos") }
}

struct Song: Identifiable {
    let id: Int

    func delete() {}
}

struct SongRow: View {
    let song: Song

    var body: some View { Text("Song") }
}

struct Track {
    func retry() {}
    func skip() {}
}

struct TrackList: View {
    init(choose: @escaping (Track) -> Void) {}

    var body: some View { Text("Tracks") }
}

enum Analytics {
    static func log(_ event: String) {}
}

enum Haptics {
    static func warn() {}
}
