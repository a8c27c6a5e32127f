import SwiftUI

struct Cellar: View {
    @State var isReporting = false

    var body: some View { Toggle("Reporting", isOn: $isReporting) }
}
