import SwiftUI

struct Fields: View {
    let label: String
    @GestureState private var drag: CGSize = .zero
    @AppStorage("size") private var size = 12
    var count: Int = 0

    init(label: String, size: Int) {
        self.count = size
        self.size = size
        self.label = label
    }

    var body: some View {
        Text(label).font(.system(size: CGFloat(size)))
    }
}
