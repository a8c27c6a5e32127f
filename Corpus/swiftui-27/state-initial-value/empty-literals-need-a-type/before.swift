import SwiftUI

struct Breadcrumbs: View {
    let root: Page
    @State private var crumbs = []
    @State private var titles = [:]

    init(root: Page) {
        crumbs = root.path
        titles = root.titles
        self.root = root
    }

    var body: some View {
        Text(root.name)
    }
}
