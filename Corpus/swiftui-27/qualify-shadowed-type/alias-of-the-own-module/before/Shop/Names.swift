import SwiftUI

typealias Color = SwiftUI.Color
