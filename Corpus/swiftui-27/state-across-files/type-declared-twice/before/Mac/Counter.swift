import SwiftUI

struct Counter: View {
    let title: String
    @State var count = 0

    var body: some View {
        Text("\(title): \(count)")
    }
}
