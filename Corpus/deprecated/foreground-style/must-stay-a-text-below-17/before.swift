import SwiftUI

struct Lyrics: View {
    let line: String
    @State private var search = ""

    var body: some View {
        VStack {
            Text(line).foregroundColor(.red) + Text("!")
            Text(line).bold() + Text("?").foregroundColor(.blue).italic()
            Text("Sung by \(Text(line).foregroundColor(.orange))")
            TextField("Title", text: $search, prompt: Text("Title").foregroundColor(.secondary))
            chorus
        }
    }

    var chorus: Text {
        Text("La la").foregroundColor(.pink)
    }

    func verse(_ number: Int) -> Text {
        let count = Text("1").foregroundColor(.gray)
        return count + Text("st")
    }
}
