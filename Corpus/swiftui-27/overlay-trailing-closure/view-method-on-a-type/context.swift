import SwiftUI

enum Tints {
    static func padding(_ share: Double) -> Color { .gray.opacity(share) }
}
