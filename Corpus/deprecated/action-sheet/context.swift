import SwiftUI

func bake() {}
func discard() {}

struct Recipe {
    var name = ""
    func bake() {}
    func wait() {}
    func discard() {}
}

struct Train {
    var name = ""
    var isLate = false
    func follow() {}
    func share() {}
}

struct Plant {
    var name = ""
    func water() {}
    func show() {}
}

struct Trip {
    var name = ""
    func leave() {}
    func stay() {}
}

struct Book {
    var title = ""
    func open() {}
}

struct Ticket: Identifiable {
    var id = 0
    var name = ""
}

struct Movie {
    var title = ""
    func makeSheet(isAsking: Binding<Bool>) -> ActionSheet { ActionSheet(title: Text(title)) }
}
