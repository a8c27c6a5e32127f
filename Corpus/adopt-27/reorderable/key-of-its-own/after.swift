import SwiftUI

struct Tags: View {
  @State private var tags: [Tag] = []

  var body: some View {
    List {
      ForEach(tags, id: \.code) { tag in
        Text(tag.name)
      }
      .reorderable()
    }
    .reorderContainer(for: Tag.self, itemID: \.code) { difference in
      let moved = tags.filter { difference.sources.contains($0.code) }
      tags.removeAll { difference.sources.contains($0.code) }
      switch difference.destination.position {
      case .before(let id):
        let index = tags.firstIndex { $0.code == id } ?? tags.endIndex
        tags.insert(contentsOf: moved, at: index)
      case .end:
        tags.append(contentsOf: moved)
      }
    }
  }
}
