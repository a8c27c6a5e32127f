import SwiftUI

struct Total: View {
    let count: Int
    let title = "A" + "B"

    var body: some View {
        VStack {
            Text("Sum " + title)
            Text("\(count + 1)")
            Text("Basil \(Text("fresh").bold())")
        }
    }
}
