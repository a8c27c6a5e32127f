import SwiftUI

struct Meter: View {
    let title: String
    @State var level = 0

    var body: some View {
        Text("\(title): \(level)")
    }
}
