import SwiftUI

struct Old: View {
    var body: some View {
        Text("Old")
            .navigationBarTitle("Old", displayMode: .inline)
    }
}
