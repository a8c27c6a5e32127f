import SwiftUI

nonisolated(unsafe) var height: CGFloat = 0
