import SwiftUI

struct Words: View {
  @State private var words: [String] = []

  var body: some View {
    List {
      ForEach(words, id: \.self) { word in
        Text(word)
      }
      .onMove { words.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
