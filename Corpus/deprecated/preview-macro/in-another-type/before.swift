import SwiftUI

struct Bed: View {
    var body: some View { Text("Roses") }

    struct Previews: PreviewProvider {
        static var previews: some View {
            Bed()
        }
    }
}

extension Bed {
    struct More: PreviewProvider {
        static var previews: some View {
            Bed()
                .bold()
        }
    }
}
