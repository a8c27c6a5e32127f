import SwiftUI

struct Corners: OptionSet {
    let rawValue: Int
    static let top = Corners(rawValue: 1)
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: Corners) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}

struct Sheet: View {
    var body: some View {
        VStack {
            Color.white.cornerRadius(16, corners: .top)
            Color.white.clipShape(.rect(cornerRadius: 16))
        }
    }
}
