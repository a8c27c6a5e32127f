import SwiftUI

struct Signal: View {
    let color: Color

    var body: some View {
        VStack {
            Text("Stop").foregroundColor(.some(.red))
            Text("Proceed").foregroundColor(Optional(.green))
            Text("Slow").foregroundColor(color as Color?)
            Text("Dark").foregroundColor(Color?.none)
        }
    }
}
