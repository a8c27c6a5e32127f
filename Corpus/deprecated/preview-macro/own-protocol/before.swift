import SwiftUI

protocol PreviewProvider {
    associatedtype Previews: View
    static var previews: Previews { get }
}

struct Catalog: PreviewProvider {
    static var previews: some View {
        Text("Catalog")
    }
}
