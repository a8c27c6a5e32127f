import SwiftUI

struct Counter<Label: View>: View {
    let label: Label
    @State private var count = 0
    @State private var last = 0

    var body: some View {
        HStack {
            label
            Text("\(count)")
        }
    }
}
