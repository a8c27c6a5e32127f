import SwiftUI

struct Tags: View {
  @State private var tags: [Tag] = []

  var body: some View {
    List {
      ForEach(tags, id: \.code) { tag in
        Text(tag.name)
      }
      .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
