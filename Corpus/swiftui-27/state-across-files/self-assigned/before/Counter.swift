import SwiftUI

struct Counter: View {
    let title: String
    @State var count = 0

    static let preset = Counter(title: "Preset")

    var body: some View {
        Text("\(title): \(count)")
    }
}
