import SwiftUI
import Wines

struct Cellar: View {
    @State var broken: Bottle?
    @State var isReporting = false

    var body: some View {
        Toggle("Reporting", isOn: $isReporting)
            .disabled(broken == nil)
    }
}
