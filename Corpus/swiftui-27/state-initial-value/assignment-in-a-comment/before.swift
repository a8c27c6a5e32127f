import SwiftUI

struct TodoRow: View {
    let todo: Todo
    @State private var isExpanded: Bool = false

    init(todo: Todo) {
        // isExpanded = todo.isUrgent
        /* self.isExpanded = true */
        print("isExpanded = true")
        self.todo = todo
    }

    var body: some View {
        DisclosureGroup(todo.title, isExpanded: $isExpanded) {
            Text(todo.note)
        }
    }
}
