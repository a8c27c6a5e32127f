import SwiftUI

struct Chapter: Identifiable {
    let id: Int
    let title: String
    let sections: [Chapter]
}

struct Contents: View {
    let chapter: Chapter

    var body: some View {
        entry(chapter)
    }

    private func entry(_ chapter: Chapter) -> AnyView {
        AnyView(
            VStack(alignment: .leading) {
                Text(chapter.title)
                entries(chapter.sections)
            }
        )
    }

    private func entries(_ chapters: [Chapter]) -> AnyView {
        AnyView(ForEach(chapters) { entry($0) })
    }
}
