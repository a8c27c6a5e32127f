import SwiftUI

struct Countdown: View {
    let label: String
    @State private var seconds: Int /* one minute */

    init(label: String, seconds: Int) {
        self.seconds = seconds
        self.label = label
    }

    var body: some View {
        Text("\(label) \(seconds)")
    }
}
