import SwiftUI

indirect enum Outline {
    case leaf(String)
    case chapter([Outline])
    case part([Outline])
}

struct OutlineView: View {
    let outline: Outline

    func entry(_ outline: Outline) -> AnyView {
        switch outline {
        case .leaf(let title): return AnyView(Text(title))
        case .chapter(let entries): return AnyView(VStack { list(entries) })
        case .part(let entries): return AnyView(VStack { part(entries) })
        }
    }

    private func list(_ entries: [Outline]) -> AnyView {
        // one below the other
        AnyView(ForEach(entries.indices, id: \.self) { self.entry(entries[$0]) })
    }

    private func part(_ entries: [Outline]) -> some View {
        VStack { chapters(entries) }
    }

    private func chapters(_ entries: [Outline]) -> AnyView {
        AnyView(ForEach(entries.indices, id: \.self) { entry(entries[$0]) })
    }

    private var footer: some View {
        Text("The end")
    }

    var body: some View {
        VStack {
            entry(outline)
            footer
        }
    }
}
