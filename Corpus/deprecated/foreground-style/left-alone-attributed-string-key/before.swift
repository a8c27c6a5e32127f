import SwiftUI

struct Signature {
    func attributes(for color: UIColor) -> [NSAttributedString.Key: Any] {
        [.foregroundColor: color, NSAttributedString.Key.foregroundColor: color]
    }
}

struct SignatureView: View {
    let name: String

    var body: some View {
        Text(name).foregroundStyle(.secondary)
    }
}
