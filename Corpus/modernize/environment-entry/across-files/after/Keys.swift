import SwiftUI

enum Ripeness: Sendable {
    case green, red
}
