import SwiftUI

#Preview("Reporting") {
    Cellar(bottles: [], isReporting: true)
}
