import SwiftUI

struct Signal: View {
    let state: Int

    var body: some View {
        Circle()
            .foregroundColor(state == 0 ? .red : state == 1 ? .yellow : state == 2 ? .green : .gray)
    }
}
