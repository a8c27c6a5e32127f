import SwiftUI

struct Lyrics: View {
    let line: String
    @State private var search = ""

    var body: some View {
        VStack {
            Text(line).foregroundStyle(.red) + Text("!")
            Text(line).bold() + Text("?").foregroundStyle(.blue).italic()
            Text("Sung by \(Text(line).foregroundStyle(.orange))")
            TextField("Title", text: $search, prompt: Text("Title").foregroundStyle(Color.secondary))
            chorus
        }
    }

    var chorus: Text {
        Text("La la").foregroundStyle(.pink)
    }

    func verse(_ number: Int) -> Text {
        let count = Text("1").foregroundStyle(.gray)
        return count + Text("st")
    }
}
