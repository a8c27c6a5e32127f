import SwiftUI

struct Card: View {
    let header: () -> AnyView
    var footer: AnyView?

    var body: some View {
        VStack {
            header()
            footer
        }
    }
}

extension View {
    func erased() -> AnyView { AnyView(self) }
}
