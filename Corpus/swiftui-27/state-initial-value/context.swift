import Foundation
import SwiftUI

struct Account {
    var address = ""
}

enum InboxError: Error {
    case emptyQuery
}

struct MailList: View {
    let account: Account
    let filter: String

    var body: some View { Text("\(account.address): \(filter)") }
}

struct Note {
    var text = ""
    var isPinned = false
}

struct Todo {
    var title = ""
    var note = ""
    var isUrgent = false
}

struct Comment {
    var text = ""
}

final class Uploader: ObservableObject {}

struct Config {
    var title = ""

    static let fallback = Config()

    init() {}
    init(contentsOf path: String) throws {}
}

struct Reading {
    var value = 0.0
}

final class WeatherService {
    struct Measurement {
        var degrees = 0.0
    }

    func subscribe(_ action: @escaping (Measurement) -> Void) {}
}

struct Review {
    var title = ""
    var stars = 3
}

struct Album {
    var cover: Photo?
}

struct Photo: Identifiable {
    let id: Int
}

struct AlbumGrid: View {
    let album: Album
    @Binding var selection: Photo.ID?

    var body: some View { EmptyView() }
}

struct Book {
    var bookmark: Int?

    func text(of page: Int) -> String { "\(page)" }
}

struct Page {
    var name = ""
    var title = ""
    var notes: [String] = []
    var path: [Page] = []
    var titles: [Int: String] = [:]

    static let shelf: [Page] = []
    static let index: [Int: String] = [:]
}

struct Post {
    var title = ""
    var isPublic = false
}

struct Profile {
    var volume = 1.0
    var nickname = ""
    var isMuted = false
    var track = 0
    var recent: [String] = []
    var ratings: [Int] = []
}

struct Recipe {
    var servings = 2
    var notes = ""
}

struct Strip {
    struct Style {}

    var firstDay = Date()
    var style = Style()
    var hidden: Set<String> = []
    var marks: [Int] = []
}

struct Source {
    struct Item: Identifiable {
        let id: Int
        var name = ""
    }

    var columns: [GridItem] = []
    var formatter = NumberFormatter()
    var items: [Item] = []
}

enum ChartKind {
    case bar, line, area, pie
}

struct Clip {
    var name = ""
    var cursor = makeCursor()
    var zoom = Zoom.fitting(width: 320)
}

struct Cursor {}

func makeCursor() -> Cursor { Cursor() }

struct Zoom {
    static func fitting(width: Double) -> Zoom { Zoom() }
}

struct Palette {
    static let standard = Palette()
}

struct Drawing {
    var title = ""
    var palette = Palette.standard
}

enum History {
    static func load(goal: Int) -> [Int] { [] }
}

final class Engine {
    struct Settings {
        var volume = 1.0
    }

    var volume = 1.0
    var settings = Settings()
}

struct Job {
    var title = ""
    var isActive = false
}
