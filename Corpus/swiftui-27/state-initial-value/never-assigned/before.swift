import SwiftUI

struct TodoRow: View {
    let todo: Todo
    @State private var isExpanded = false
    @State private var note: String = ""

    init(todo: Todo) {
        self.todo = todo
    }

    var body: some View {
        DisclosureGroup(todo.title, isExpanded: $isExpanded) {
            TextField("Note", text: $note)
        }
    }

    mutating func reset() {
        isExpanded = false
        note = ""
    }
}
