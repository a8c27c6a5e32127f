import SwiftUI

struct Line: View {
    let number: Int
    let name: String

    var body: some View {
        VStack {
            Text("Line \(Text("\(number)").bold() + Text("a"))")
            Text("Line \(Text("\(number)") + Text(" ") + Text(name) + Text("."))")
        }
    }
}
