import SwiftUI

func open() {}

struct Garden {
    var name = ""
    func clear() {}
}

struct Train: Identifiable {
    var id = 0
    var name = ""
}

struct Station {
    var name = ""
    var trains: [Train] = []
    func reload() {}
}

struct Book {
    var title = ""
    var summary = Text("")
}

struct Photo {
    var image = Image(systemName: "photo")
    func delete() {}
    func hide() {}
}

struct Order {
    var name = ""
    var items: [Int] = []
}

struct Ticket: Identifiable {
    var id = 0
    var name = ""
}
