import SwiftUI

struct Breadcrumbs: View {
    let root: Page
    @State private var crumbs = [] + Page.shelf
    @State private var titles = [:].merging(Page.index) { $1 }

    init(root: Page) {
        crumbs = root.path
        titles = root.titles
        self.root = root
    }

    var body: some View {
        Text(root.name)
    }
}
