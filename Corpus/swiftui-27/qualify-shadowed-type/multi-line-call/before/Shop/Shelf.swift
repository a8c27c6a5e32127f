import Boxes
import SwiftUI

struct Shelf: View {
    let names: [String]

    var body: some View {
        List {
            Group {
                ForEach(
                    names,
                    id: \.self
                ) { name in
                    // One each.
                    Text(name)
                }
            }
        }
    }
}
