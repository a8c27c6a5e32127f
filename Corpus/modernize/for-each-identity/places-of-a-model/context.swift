import SwiftUI

final class Shop { var goods: [String] = [] }
