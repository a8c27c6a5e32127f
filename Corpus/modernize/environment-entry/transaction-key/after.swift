import SwiftUI

extension Transaction {
    @Entry var isSlow: Bool = false
}
