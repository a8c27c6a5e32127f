import SwiftUI

struct Tower: View {
    @State private var floor = 0
    private let height: Int

    var body: some View { Text("\(height)") }
}
