import SwiftUI

extension Text {
    func width(of size: Double) -> Double { size }

    static func height(of text: String) -> Double { 20 }
}

struct Gauge: View {
    let label: String

    var body: some View {
        VStack {
            Text(label).frame(width: Text(label).width(of: 2) + 10)
            Text(label).frame(width: 10 + Text(label).width(of: 2))
            Text(label).frame(height: 4 + Text.height(of: label) + Text.height(of: ""))
            Text(label).frame(height: 4 + 4 + Text(label).width(of: 2))
        }
    }
}
