import SwiftUI

struct Columns: View {
    var body: some View {
        if UIDevice.current.userInterfaceIdiom == .pad {
            Text("Two columns")
        } else {
            Text("One column")
        }
    }
}
