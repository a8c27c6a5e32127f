import SwiftUI

struct Counter<Label: View>: View {
    let label: Label
    @State private var count = 0, last = 0

    var body: some View {
        HStack {
            label
            Text("\(count)")
        }
    }
}
