import SwiftUI

extension Cellar {
    // Another one, of all cellars.
    static var isReporting = false

    func note() {
        Self.isReporting = true
    }
}
