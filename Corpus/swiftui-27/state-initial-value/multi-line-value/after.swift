import SwiftUI

struct FilterSheet: View {
    let source: Source

    @State private var columns: [GridItem]
    @State private var formatter: NumberFormatter

    init(source: Source) {
        self.columns = source.columns
        self.formatter = source.formatter
        self.source = source
    }

    var body: some View {
        LazyVGrid(columns: columns) {
            ForEach(source.items) { Text($0.name) }
        }
    }
}
