import SwiftUI

struct ReadingProgress: View {
    @State private var page = 1
    @State private var chapter = 1
    @State private var log: [String] = []

    var body: some View {
        Stepper("Page", value: $page)
            .onChange(of: page) { page, newPage in
                log.append("from \(page) to \(newPage)")
            }
            .onChange(of: chapter) { last, next in
                log.append("\(last) and \(next)")
            }
    }
}
