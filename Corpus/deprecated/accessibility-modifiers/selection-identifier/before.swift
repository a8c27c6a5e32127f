import SwiftUI

struct SizeChoice: View {
    var body: some View {
        VStack {
            Text("Small").tag(1).accessibility(selectionIdentifier: 1)
        }
    }
}
