import SwiftUI

struct Route {
    var name: String

    init(name: String) {
        self.name = name
    }
}

struct RouteEditor: View {
    let isNew: Bool
    @State private var draft: Route

    init(route: Route, isNew: Bool) {
        draft = route
        self.isNew = isNew
    }

    var body: some View {
        TextField("Name", text: $draft.name)
    }
}
